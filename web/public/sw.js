// Where the server cannot be reached, a page of our own says so. Nothing else is kept: what a table shows is always asked for.
const KEPT = 'labtable-offline-1';
const OFFLINE = new URL('offline.html', self.location).pathname;
const MARK = new URL('mark.svg', self.location).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([OFFLINE, MARK])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const older = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  };
  event.waitUntil(older());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (new URL(request.url).pathname.endsWith('/mark.svg'))
    event.respondWith(fetch(request).catch(() => caches.match(MARK)));
});
