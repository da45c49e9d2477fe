"""Prints the OpenAPI description: `python -m arbitro.server.describe`. The types of the pages are made from it."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from arbitro.server.app import create_app
from arbitro.server.openapi import Described
from arbitro.server.running import opened
from arbitro.server.settings import Settings


def described() -> bytes:
    with TemporaryDirectory() as folder, opened(Settings(database=str(Path(folder) / "empty.db"))) as house:
        app = create_app(house)
        return msgspec.json.encode(app.plugins.get(Described).completed(app.openapi_schema.to_schema()))


if __name__ == "__main__":
    sys.stdout.buffer.write(described())
