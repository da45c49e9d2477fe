"""`make screenshots`: every page at phone and desk size into docs/pictures/web/; those alone that are named by how they
begin: `python -m tests.web.screenshots table replay`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from tests.web.conftest import launched
from tests.web.pages import PAGES, Evening
from tests.web.site import DESK, PHONE, served
from tests.web.test_every_page import settled

FOLDER = Path(__file__).parents[2] / "docs/pictures/web"
SIZES = {"desk": DESK, "phone": PHONE}


def take(page: Page, name: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.screenshot(path=FOLDER / f"{name}-{size}.png", animations="disabled")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, launched() as browser, served(Path(folder), browser) as site:
        evening = Evening(site)
        devices = {who: site.desk(token) for who, token in evening.tokens.items()}
        wanted = tuple(sys.argv[1:]) or ("",)
        for shown in (page for page in PAGES if page.name.startswith(wanted)):
            page = devices[shown.who].open(evening.address(shown))
            settled(page)
            take(page, shown.name)
            page.close()
            print(shown.name, file=sys.stderr)


if __name__ == "__main__":
    main()
