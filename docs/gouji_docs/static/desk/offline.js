/* Keeps the desk for use without a network: what it has used is asked for first, and what was kept serves where that fails. */

const KEPT = "gouji-desk";
const ENGINE = ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip",
  "pyodide/pyodide-lock.json", "gouji.zip", "worker.js", "row.js"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const ours = (address) => address.startsWith(self.registration.scope);

const keep = async (addresses) => {
  const cache = await caches.open(KEPT);
  const engine = ENGINE.map((name) => new URL(`_static/desk/${name}`, self.registration.scope).href);
  await Promise.all([...new Set([...addresses.filter(ours), ...engine])].map((address) => cache.add(address).catch(() => {})));
  for (const client of await self.clients.matchAll()) client.postMessage({ kept: true });
};

self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

const answer = async (request) => {
  try {
    const found = await fetch(request);
    const cache = await caches.open(KEPT);
    if (found.ok && (await cache.match(request, { ignoreSearch: true }))) await cache.put(request, found.clone());
    return found;
  } catch (problem) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw problem;
  }
};

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && ours(event.request.url)) event.respondWith(answer(event.request));
});
