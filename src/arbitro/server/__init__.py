"""The office over HTTP: commands in, projections out, live updates.

run(Settings(port=8000))        # until it is told to stop

`create_app` makes the application alone, for tests and for other servers.
"""

from arbitro.server.app import create_app
from arbitro.server.house import House
from arbitro.server.running import opened, run
from arbitro.server.settings import Settings

__all__ = ["House", "Settings", "create_app", "opened", "run"]
