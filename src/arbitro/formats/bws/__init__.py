"""The file of a session for table devices (Bridgemate and its kin, .bws): a Jet database.

The control program of the devices reads movement, names and hand records from it, and writes the results into it as
they are entered. `read` gives what stands in a file, `write` makes one. Nothing here was tried with the
vendor's programs.
"""

from arbitro.formats.bws.reader import read
from arbitro.formats.bws.session import BwsPlayer, BwsResult, BwsSection, BwsSession
from arbitro.formats.bws.writer import write

__all__ = ["BwsPlayer", "BwsResult", "BwsSection", "BwsSession", "read", "write"]
