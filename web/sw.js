// @ts-check
/// <reference lib="webworker" />
/**
 * The page without a network. Files whose names carry a version come from the cache; all other files are asked
 * for first and fall back to the cache. The API, the rules' texts' queries and views are never kept.
 */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = "stolik-1";
const PATIENCE_MS = 4000;
const SHELL = ["/", "/static/css/tokens.css", "/static/css/base.css", "/static/css/cards.css"];

scope.addEventListener("install", (event) => {
  scope.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).catch(() => {}));
});

scope.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([old, scope.clients.claim()]));
});

/** @param {Request} request @param {string} key the address that it is kept under */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  const answer = fetch(request).then((response) => {
    if (response.ok) cache.put(key, response.clone());
    return response;
  });
  if (!kept) return answer;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE_MS));
  return Promise.race([answer, late]).catch(() => kept);
}

/** @param {Request} request */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.url);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) cache.put(request.url, response.clone());
  return response;
}

// A page that must open again without a network says what it is made of.
scope.addEventListener("message", (event) => {
  const paths = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const own = paths.filter((/** @type {unknown} */ path) => typeof path === "string" && /^\/(static\/|keep$|manifest)/.test(path));
  const all = caches.open(CACHE).then((cache) =>
    Promise.all(own.map(async (/** @type {string} */ path) => (await cache.match(path)) || cache.add(new Request(path)).catch(() => {}))));
  event.waitUntil(all.then(() => event.source?.postMessage({ kept: own.length })));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const path = address.pathname;
  if (path.startsWith("/static/vendor/")) event.respondWith(kept(request));
  else if (path.startsWith("/static/") || path.startsWith("/texts/") || path === "/" || path === "/keep" || path === "/manifest.webmanifest")
    event.respondWith(/** @type {Promise<Response>} */ (fresh(request, path)));
  // Every table has the same page: one copy serves them all.
  else if (path.startsWith("/t/")) event.respondWith(/** @type {Promise<Response>} */ (fresh(request, "/t/")));
});
