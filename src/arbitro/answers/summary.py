"""What an event is and where it stands, as it is read."""

from msgspec.structs import replace

from arbitro.office.room.regulations import pack_of
from arbitro.office.seeing.summary import Summary, summary
from arbitro.office.seeing.view import View
from arbitro.words.packs import say_pack


def said_summary(view: View, language: str) -> Summary:
    return replace(summary(view), regulations=say_pack(pack_of(view.event), language))
