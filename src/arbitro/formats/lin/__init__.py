"""LIN, the format of Bridge Base Online: single boards, whole broadcasts, links to its hand viewer.

The format was never published. This reading follows the files that Bridge Base writes and what its users found out:
`qx` o/c and board number, `md` dealer (1 South … 4 East) and hands from South, `sv` vulnerability, `mb` calls,
`an` explanation of the last call, `pc` cards, `mc` declarer's tricks in all; for a whole broadcast `vg` title,
`pn` players of one table or both, `rs` results of the open and closed room in turn, `bn` the numbers
of the boards, which `qx` then counts.
Any other command is for the viewer and is passed over.
"""

from arbitro.formats.lin.reader import read
from arbitro.formats.lin.writer import VIEWER, from_link, not_kept, viewer_link, write, write_file

__all__ = ["VIEWER", "from_link", "not_kept", "read", "viewer_link", "write", "write_file"]
