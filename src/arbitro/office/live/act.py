"""What somebody may send about a board: the events of a table, but for what the house writes; and `rule`."""

from arbitro.table import event as at
from arbitro.table.event import TableEvent


class GiveRuling(TableEvent, frozen=True, tag="rule"):
    """The director gives the ruling to which the log and the answers lead; with the hands where they are put right."""

    hands: str = ""


AnyAct = (
    at.HandTaken
    | at.HandLookedAt
    | at.CallEvent
    | at.NoSuchBid
    | at.CallSubstituted
    | at.Alerted
    | at.Asked
    | at.Explained
    | at.Talked
    | at.TrayPassed
    | at.ScreenOpened
    | at.LeadFaceDown
    | at.LeadFaced
    | at.DummyLaidDown
    | at.CardEvent
    | at.CardsTogether
    | at.HavingNone
    | at.Designated
    | at.DesignationReplaced
    | at.CardShown
    | at.CardTakenBack
    | at.CardTurned
    | at.Claimed
    | at.Conceded
    | at.Objected
    | at.Acquiesced
    | at.PlayOnWanted
    | at.AttentionCalled
    | at.DirectorSummoned
    | at.TakenUp
    | at.PlayOn
    | at.OptionChosen
    | at.Opinion
    | at.MatterLeftOpen
    | at.GoneBack
    | at.RulingWithdrawn
    | at.ResultAgreed
    | at.HandsReturned
    | GiveRuling
)
