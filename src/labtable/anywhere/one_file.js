// What stands first in a page that is one file, opened from a disk. Browsers load nothing beside such a page, so its parts are
// in it: this unpacks them, and answers from them whoever fetches a part, imports it, or starts a worker of it.
const HERE = 'labtable://page/'; // the address of the parts; nobody else is asked there
const TYPES = { js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm', json: 'application/json', ftl: 'text/plain' };

const typeOf = (path) => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
const blobOf = (content, type) => URL.createObjectURL(new Blob([content], { type }));

/** In the page and in each of its workers: let `parts` be found. `source` is this very script, for the next worker. */
function serve(parts, source) {
  const pathOf = (address) => {
    const { href } = new URL(address, globalThis.document?.baseURI ?? HERE);
    const folder = globalThis.document ? new URL('.', document.baseURI).href : HERE;
    return [HERE, folder].filter((one) => href.startsWith(one)).map((one) => href.slice(one.length))[0];
  };
  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = async (address, ...more) => {
    const path = pathOf(address instanceof Request ? address.url : address);
    if (path === undefined || !parts.has(path)) return path === undefined ? fetchElsewhere(address, ...more) : new Response(null, { status: 404 });
    return new Response(parts.get(path), { headers: { 'Content-Type': typeOf(path) } });
  };
  globalThis.labtableModule = (address) => blobOf(parts.get(pathOf(address)), 'text/javascript');
  const Started = globalThis.Worker;
  globalThis.Worker = class extends Started {
    constructor(address) {
      super(blobOf(`${source}\nbegin();`, 'text/javascript'));
      this.postMessage({ parts, source, module: pathOf(address) });
    }
  };
}

/** In a worker: what comes first are the parts; what comes while its module is read waits for it. */
function begin() {
  const waiting = [];
  const wait = (event) => {
    event.stopImmediatePropagation();
    waiting.push(event.data);
  };
  const first = async ({ data: { parts, source, module } }) => {
    addEventListener('message', wait);
    serve(parts, source);
    await import(labtableModule(HERE + module));
    removeEventListener('message', wait);
    for (const data of waiting) dispatchEvent(new MessageEvent('message', { data }));
  };
  addEventListener('message', first, { once: true });
}

const unpacked = async (text) => {
  const packed = await (await fetch(`data:application/gzip;base64,${text}`)).blob();
  return new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
};

/** In the page: unpack, and begin with its first module. */
async function open(source, entry) {
  const parts = new Map();
  await Promise.all(
    [...document.querySelectorAll('script[data-part]')].map(async (script) => {
      parts.set(script.dataset.part, await unpacked(script.textContent));
      script.remove();
    }),
  );
  serve(parts, source);
  const modules = [...parts.keys()].filter((path) => /^assets\/.*\.js$/.test(path));
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(modules.map((path) => [HERE + path, blobOf(parts.get(path), 'text/javascript')])),
  });
  document.head.append(map);
  await import(HERE + entry);
}
