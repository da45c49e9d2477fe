"""`make screenshots`: every page at phone and desk size into docs/pictures/web/.

`python -m tests.web.screenshots it FOLDER`: in another language, into another folder.
"""

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


def take(page: Page, folder: Path, name: str) -> None:
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.screenshot(path=folder / f"{name}-{size}.png", animations="disabled")


def main(language: str = "en", into: str = "") -> None:
    pictures = Path(into) if into else FOLDER
    pictures.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, launched() as browser, served(Path(folder), browser) as site:
        evening = Evening(site)
        devices = {who: site.desk(token, locale=language) for who, token in evening.tokens.items()}
        for shown in PAGES:
            page = devices[shown.who].open(evening.address(shown))
            settled(page, language)
            take(page, pictures, shown.name)
            page.close()
            print(shown.name, file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
