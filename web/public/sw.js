// Where the server cannot be reached, a page of our own says so. Nothing else is kept: what a table shows is always asked for.
const KEPT = 'labtable-offline-1';
const FILES = ['/offline.html', '/mark.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
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
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (new URL(request.url).pathname === '/mark.svg')
    event.respondWith(fetch(request).catch(() => caches.match('/mark.svg')));
});
