"""The office over HTTP: commands in, projections out, live updates.

from arbitro.server.running import run
from arbitro.server.settings import Settings

run(Settings(port=8000))        # until it is told to stop

`app.create_app` makes the application alone, for tests and for other servers. Nothing is imported here: a worker that
answers one question needs no server.
"""
