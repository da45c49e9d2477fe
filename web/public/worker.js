// With a certificate the pages can be installed: what was loaded once is kept, and shown when there is no network.
const KEPT = "arbitro-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const isPage = event.request.mode === "navigate";
  event.respondWith(isPage ? fresh(new Request("/")) : kept(event.request));
});

async function fresh(request) {
  const store = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  } catch (trouble) {
    const found = await store.match(request);
    if (found) return found;
    throw trouble;
  }
}

async function kept(request) {
  if (!new URL(request.url).pathname.startsWith("/assets/")) return fresh(request);
  const store = await caches.open(KEPT);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}
