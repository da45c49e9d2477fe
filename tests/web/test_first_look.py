"""A page comes with all that its first look needs; once it was there, it comes without a network as well."""

from playwright.sync_api import expect

from arbitro.server.house import COOKIE
from tests.web.site import Site

KEPT = """async () => {
    for (;;) {
        const found = await caches.match("/index.html");
        if (found) return found.text();
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
}"""  # the application, as soon as the worker has it


def test_a_players_page_is_there_after_few_requests(site: Site) -> None:
    event = site.demo()
    device = site.phone(site.player(event, "demo/1-1"))
    asked: list[str] = []
    device.context.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))
    page = device.open(f"/events/{event}/play")
    expect(page.get_by_role("main").get_by_role("button").first).to_be_enabled()
    assert not [path for path in asked if path.startswith("/api/")]
    assert len(asked) < 15, asked


def test_what_was_opened_once_opens_without_the_server_and_keeps_nobodys_answers(site: Site) -> None:
    """Only where browsers trust the address: here it is the machine itself."""
    event, home, device = site.demo(), f"http://localhost:{site.house.settings.port}", site.phone()
    device.context.add_cookies([{"name": COOKIE, "value": site.player(event, "demo/1-1"), "url": home}])
    page = device.context.new_page()
    page.goto(f"{home}/events/{event}/play")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # from here on the worker sees what is loaded
    button = page.get_by_role("main").get_by_role("button").first
    expect(button).to_be_enabled()
    assert "demo/1-1" not in page.evaluate(KEPT)
    site.stop()
    page.reload()
    expect(button).to_be_enabled()
    site.start()
    page.reload()
    expect(button).to_be_enabled()
