"""The words in which claimers speak, in English, Italian and Romanian, and what each of them means.

A text becomes tokens: suits `C D H S`, ranks `A K Q J T` and numbers `2 … 9`, cards `SA`, and the words on the left.
Accents do not count. A word that is not here makes a phrase one that is not understood; `SILENT` words say nothing.
"""

import re
from itertools import pairwise
from typing import NamedTuple
from unicodedata import combining, normalize

WORDS = {
    # suits and ranks; a noun in the singular is one card
    "C": "clubs fiori trefle treflele",
    "D": "diamonds quadri caro carouri carourile carale",
    "H": "hearts cuori cupe cupele inimi",
    "S": "spades picche pici picile",
    "1 C": "club trefla treflei",
    "1 D": "diamond caroul",
    "1 H": "heart cupa cupei inima",
    "1 S": "spade pica picai",
    "A": "ace aces asso assi as asul asului asii",
    "K": "king kings re rege regele regelui riga popa",
    "Q": "queen queens donna donne dama damei dame",
    "J": "jack jacks knave fante fanti valet valetul valetului",
    "T": "ten tens dieci zece decar decarul",
    "1": "one an un una uno o singola singolo singur singura",
    "2": "two due doi doua both entrambe ambele",
    "3": "three tre trei",
    "4": "four quattro patru",
    "5": "five cinque cinci",
    "6": "six sei sase",
    "7": "seven sette sapte",
    "8": "eight otto opt",
    "9": "nine nove noua",
    "13": "eleven twelve thirteen undici dodici tredici unsprezece doisprezece treisprezece 11 12 13",
    "a": "a",  # one in English, to in Italian
    # what is done
    "draw": "draw drawing drawn pull pulling extract extracting remove removing batto battendo battere elimino "
    "eliminando eliminare tolgo togliendo togliere scot scotand scoate scoatem elimin bat batand bate",
    "cash": "cash cashing cashes run running play playing take taking lead leading win winning incasso incassando "
    "incassare gioco giocando giocare sfilo sfilando sfilare tiro tirando tirare prendo prendendo "
    "prendere muovo muovendo faccio facendo fare incasez incasand incasa joc jucand juca iau luand lua "
    "trag tragand trage fac facand face make making repeat repeating ripeto ripetendo repet repetand",
    "ruff": "ruff ruffs ruffing trumping taglio tagli tagliando tagliare tai taind taie taia taiere taieri taiez",
    "cross": "cross crossing crossruff crossruffing incrociato incrociati incrociando incrociare incrucisat "
    "incrucisate incrucisand incrucisata",
    "finesse": "finesse finesses finessing impasse impas impasul impasez impasand",
    "drop": "drop drops dropping fall falls falling caduta cade cadere cadendo caderea cadea cad",
    "discard": "discard discarding discards throw throwing pitch pitching shed shedding scarto scartando scartare "
    "arunc aruncand arunca defausez defausand decartez decartand defosez defosand",
    "lose": "concede conceding give giving lose losing concedo concedendo concedere cedo cedendo perdo perdendo "
    "perdere cedez cedand cedeaza pierd pierzand dau dand get getting duck ducking liscio lisciando",
    "go": "go going over enter entering passo passando vado andando entro entrando trec trecand merg mergand intru",
    "knock": "knock knocking force forcing drive driving establish establishing affranco affrancando affrancare "
    "scaccio scacciando libero liberando fortez fortand afranchez afranchizez eliberez",
    "no": "no none non niente nessuna nu niciun nicio",
    # how and where
    "trump": "trump trumps atu atout atouts atuuri atuurile atuul atuurilor briscola",
    "round": "round rounds time times giro giri volta volte tur ture tururi runda runde ori data tura turul",
    "top": "top alto alta testa sus cap varf capat",
    "low": "low small little tiny bottom down piccola piccolo piccole bassa basso cartina mic mica mici jos",
    "high": "good high masters master established franche franco franca buone buoni vincenti vincente libere bune "
    "castigatoare winners winner buono buon bun buna facut facuta fatto fatta",
    "loser": "loser losers perdente perdenti pierzatoare perdante perdant",
    "rest": "rest everything all remaining others remainder resto restanti rimanenti rimanente tutto tutte tutti "
    "altre restul toate tot toti celelalte ramase",
    "mine": "mine mie mia miei mele mea claim claiming tricks trick prese presa leve leva levele reclamo reclam "
    "mio meu mei cards carte carti cartile levata levate levatele levatelor",
    "to": "to towards toward verso al alla allo spre catre",
    "la": "la",  # to in Romanian, an article in Italian
    "of": "of in di de del dell della delle dello nella nell nel",
    "from": "from dal dalla dall da din",
    "on": "on su sul sull sulle sui sugli sulla pe",
    "for": "for against per contro pentru contra",
    "hand": "hand dummy table board declarer mano morto tavolo mana mort mortul masa mainii",
    "and": "and e ed si",
    "then": "then next afterwards finally poi quindi infine apoi urma",
    "after": "after dopo dupa",
    "before": "before inainte",
    "2 round": "twice",
    "3 round": "thrice",
}
_SILENT = (
    "the my your our i we you ll m s up will would shall can be is are it its they them there have got has am just "
    "simply first going now with by out outstanding last left missing still that these those queste questi il lo gli "
    "le l io mi vostra vostre sono ho abbiamo ora prima con sue suo solo che fuori ultima ultimo ultime rimaste "
    "mancanti ancora voi vom sunt mai cu imi ale lui intai ultimul ultimele ramas cele cel cea se este aceea è é "
    "more marked second third fourth vi urile inca west east north south ovest nord sud vest est"
)
SILENT = frozenset(_SILENT.split())
MEANING = {word: token for token, words in WORDS.items() for word in words.split()}
SUIT_SYMBOLS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
NATIONAL = {"R": "K", "D": "Q", "F": "J", "V": "J"}  # re, donna, fante; rege, damă, valet
_CARD = re.compile("([SHDC♠♥♦♣])(10|[AKQJT2-9RDFV])|(10|[AKQJT2-9])([SHDC♠♥♦♣])")
_RANKS = re.compile("[AKQJT]{2,}|[KQJ]|10")
_SPLIT = re.compile(r"[,;:.!\n]|[^\s,;:.!'’`\-]+")
BREAK = "|"


class Word(NamedTuple):
    """A word as it was said, and its tokens: none if it says nothing, itself in quotation marks if it is not known."""

    said: str
    means: tuple[str, ...]


def words(text: str) -> list[Word]:
    """What is said, word by word; a sign between phrases is a `BREAK`."""
    spoken = [Word(said, _meaning(said)) for said in _SPLIT.findall(text)]
    for place, (word, then) in enumerate(pairwise(spoken)):
        if word.said == "da" and then.means == ("hand",):  # from hand, not the ace of diamonds
            spoken[place] = Word(word.said, ("from",))
    return spoken


def _meaning(word: str) -> tuple[str, ...]:
    if word in ",;:.!\n":
        return (BREAK,)
    if word.isdecimal() and len(word) == 1:
        return (word,)
    upper = word.upper()
    if (card := _CARD.fullmatch(upper)) and word not in ("as", "As"):  # an ace in Romanian
        suit, rank = (card[1], card[2]) if card[1] else (card[4], card[3])
        rank = rank.replace("10", "T")
        return (SUIT_SYMBOLS.get(suit, suit) + NATIONAL.get(rank, rank),)
    if upper in SUIT_SYMBOLS:
        return (SUIT_SYMBOLS[upper],)
    plain = "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))
    if word.casefold() in SILENT:
        return ()
    if plain in MEANING or plain in SILENT:
        return tuple(MEANING.get(plain, "").split())
    return tuple(upper.replace("10", "T")) if _RANKS.fullmatch(upper) else (f"“{word}”",)
