// A folder without a server, kept whole in the browser: from the second visit on it needs no network.
// `labtable site` puts this file there as sw.js, with the folder's other files and the hash of each.
const FILES = [];
const KEPT = 'labtable-site';
const AT_ONCE = 6; // downloads side by side
const addressOf = (path) => new URL(path, self.location).href;
const keyOf = (path, hash) => addressOf(`${path}?${encodeURIComponent(hash)}`);
const KEYS = new Map(FILES.map(([path, hash]) => [addressOf(path), keyOf(path, hash)]));
const PAGE = addressOf('index.html');

/** A file is checked against its hash: one of another release is not kept. */
async function download(kept, path, hash) {
  if (await kept.match(keyOf(path, hash))) return; // an interrupted download goes on where it was
  const integrity = `sha256-${hash}`;
  const fresh = () => fetch(addressOf(path), { integrity, cache: 'reload' });
  const answer = await fetch(addressOf(path), { integrity }).catch(fresh);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await kept.put(keyOf(path, hash), answer);
}

async function downloadAll() {
  const kept = await caches.open(KEPT);
  const left = [...FILES];
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) await download(kept, ...file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  const kept = await caches.open(KEPT);
  const wanted = new Set(KEYS.values());
  for (const request of await kept.keys()) if (!wanted.has(request.url)) await kept.delete(request);
}

async function answer(request, address) {
  const kept = await caches.open(KEPT);
  return (await kept.match(KEYS.get(address))) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(downloadAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
// A new release waits until no page is open any more, or until a person asks for it.
self.addEventListener('message', (event) => event.data === 'use' && self.skipWaiting());

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname === addressOf('./') ? PAGE : origin + pathname;
  if (event.request.method === 'GET' && KEYS.has(address)) event.respondWith(answer(event.request, address));
});
