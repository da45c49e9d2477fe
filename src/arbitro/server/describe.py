"""Prints the OpenAPI description: `python -m arbitro.server.describe`. The types of the pages are made from it."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from arbitro.server.app import create_app
from arbitro.server.running import opened
from arbitro.server.settings import Settings


def described() -> bytes:
    with TemporaryDirectory() as folder, opened(Settings(database=str(Path(folder) / "empty.db"))) as house:
        return msgspec.json.encode(create_app(house).openapi_schema.to_schema())


if __name__ == "__main__":
    sys.stdout.buffer.write(described())
