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


def test_a_players_page_is_there_after_few_requests(own_site: Site) -> None:
    event = own_site.demo()
    device = own_site.phone(own_site.player(event, "demo/1-1"))
    device.context.add_init_script("performance.now = () => 0")  # what came with the page is new, however slow it is
    asked: list[str] = []
    device.context.on("request", lambda request: asked.append(request.url.removeprefix(own_site.url)))
    page = device.open(f"/events/{event}/play")
    expect(page.get_by_role("main").get_by_role("button").first).to_be_enabled()
    assert not [path for path in asked if path.startswith("/api/")]
    assert len(asked) < 15, asked


def test_what_was_opened_once_opens_without_the_server_and_keeps_nobodys_answers(own_site: Site) -> None:
    """Only where browsers trust the address: here it is the machine itself."""
    event, home, device = own_site.demo(), f"http://localhost:{own_site.house.settings.port}", own_site.phone()
    device.context.add_cookies([{"name": COOKIE, "value": own_site.player(event, "demo/1-1"), "url": home}])
    page = device.context.new_page()
    page.goto(f"{home}/events/{event}/play")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # from here on the worker sees what is loaded
    button = page.get_by_role("main").get_by_role("button").first
    expect(button).to_be_enabled()
    assert "demo/1-1" not in page.evaluate(KEPT)
    own_site.stop()
    page.reload()
    expect(button).to_be_enabled()
    own_site.start()
    page.reload()
    expect(button).to_be_enabled()
