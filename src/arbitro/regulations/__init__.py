"""What an authority decides, as data.

The Laws leave much to those who run a contest: how much a penalty is, which victory point scale is used, what a
small group of results on a fouled board is worth. Each such decision is a key with a type; a pack gives every key
a value and the law or article that it comes from. `wbf.toml` holds the Laws' own figures and plain defaults,
`figb_2017.toml` what the Italian federation makes of them; an organiser writes a pack that extends one of these.

    pack = load("figb_2017")
    pack[keys.NEUBERG_LEAST]                    -> 4
    pack[keys.AVERAGE_PLUS, E2017]              -> Fraction(3, 5)
    pack.setting(keys.NEUBERG_LEAST).source     -> "art. 87.2"
    parse_pack(text, "winter_league")           -> a pack, or every problem of the text at once
"""

from arbitro.regulations import keys
from arbitro.regulations.key import EditionKey, Key
from arbitro.regulations.loader import SHIPPED, load, parse_pack
from arbitro.regulations.pack import Pack, Setting

__all__ = ["SHIPPED", "EditionKey", "Key", "Pack", "Setting", "keys", "load", "parse_pack"]
