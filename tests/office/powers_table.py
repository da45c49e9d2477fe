"""`python -m tests.office.powers_table` writes docs/powers.md: who may give which command, and undo what it records."""

from collections.abc import Iterator
from pathlib import Path

from arbitro.office.actor import Role
from arbitro.office.subjects import SUBJECTS

PAGE = Path(__file__).parents[2] / "docs" / "powers.md"
ROLES = [role for role in Role if role not in (Role.PUBLIC, Role.TABLE)]


def page() -> str:
    return "\n".join(
        [
            "# Who may do what",
            "",
            "Every command of the office by subject, who may give it, and the facts that whoever may give it may also",
            "undo. Finer conditions are in the subject's file in `src/arbitro/office/`: a player acts for the own",
            "contestant only, a captain for the own team, and nobody directs at the own table. After the correction",
            "period little is undone (79C, 92B). A spectator gives no commands. Written by `make tables`; a test tries",
            "every door with every role.",
            "",
            f"| command | {' | '.join(role.value.replace('_', ' ') for role in ROLES)} | records |",
            f"|---|{'---|' * len(ROLES)}---|",
            *_rows(),
            "",
        ]
    )


def _rows() -> Iterator[str]:
    for name, commands in SUBJECTS.items():
        yield f"| **{name}** |{' |' * len(ROLES)} |"
        for command, power in commands.items():
            by = " | ".join("yes" if role in power.by else "" for role in ROLES)
            records = " ".join(f"`{fact.__struct_config__.tag}`" for fact in power.records)
            yield f"| `{command.__struct_config__.tag}` | {by} | {records} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
