// With a certificate the pages can be installed: what was loaded once is kept, and shown when there is no network.
const KEPT = "arbitro-2";
const APPLICATION = "/index.html"; // without anybody's answers in it, so that it may be kept

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begun()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  const isPage = event.request.mode === "navigate";
  event.respondWith(isPage ? page(event) : kept(event.request));
});

async function begun() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await fresh(APPLICATION);
  await self.clients.claim();
}

/** From the server, and from then on there is an application for the time without a network. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(fresh(APPLICATION));
    return answer;
  } catch (trouble) {
    const found = await caches.match(APPLICATION);
    if (found) return found;
    throw trouble;
  }
}

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
