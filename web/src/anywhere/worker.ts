/** The server in a page: Python in a worker, asked as a server is asked (protocol.ts). */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import type { FromWorker, Start, ToWorker } from './protocol';
import { type Argument, Rules, type Signatures } from './rules';

/** What lies beside Python in the folder: parts.json. */
interface Parts {
  readonly games: readonly string[];
}

/** `WorkerPage` of labtable/anywhere/worker.py. */
interface Server extends PyProxy {
  readonly cookie: string;
  readonly key: string;
  ask(number: number, method: string, path: string, body: string | undefined): Promise<void>;
}

const SITE = '/lib/python3.14/site-packages';
const ENVIRONMENT = { HOME: '/home/pyodide', LABTABLE_MODE: 'interpreted', LABTABLE_CACHE: '/tmp/labtable' };

const say = (message: FromWorker, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });

let opened: Promise<Server> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) {
    opened = open(data.start);
    opened.then(
      ({ cookie, key }) => say({ ready: { cookie, key } }),
      (error: unknown) => {
        console.error(error);
        say({ failed: { id: sentenceFor(error), params: {}, things: [] } });
      },
    );
  } else {
    void opened?.then((server) => server.ask(data.id, data.method, data.path, data.body));
  }
});

/** A file that did not come, too little memory, or something that nobody foresaw. */
function sentenceFor(error: unknown): string {
  if (error instanceof TypeError) return 'anywhere-no-files';
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return 'anywhere-no-memory';
  return 'anywhere-crashed';
}

async function file(base: string, name: string): Promise<Response> {
  const response = await fetch(base + name);
  if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
  return response;
}

async function open({ base, kept, cookie, key }: Start): Promise<Server> {
  say({ progress: 0, step: 'python' });
  const [python, rules] = await Promise.all([startPython(base), loadRules(base)]);
  say({ progress: 0.7, step: 'modules' });
  const module = python.pyimport('labtable.anywhere.worker') as PyProxy;
  const exports = python.toPy(Object.fromEntries([...rules].map(([game, { names }]) => [game, names])));
  const call = (game: string, loop: string, ...given: unknown[]): unknown => {
    const found = rules.get(game);
    if (!found) throw new Error(`There are no rules of ${game}.`);
    return called(found, loop, given);
  };
  module.provide_rules(call, exports);
  const keep = (code: string, table: string | undefined): void => say({ keep: [code, table ?? null] });
  const server = module.WorkerPage(keep, reply, python.toPy(kept), cookie, key) as Server;
  say({ progress: 1, step: 'ready' });
  return server;
}

/** Python with Labtable's modules. Both archives are fetched while Python itself is. */
async function startPython(base: string): Promise<PyodideAPI> {
  const archive = file(base, 'labtable.zip').then((response) => response.arrayBuffer());
  const address = `${base}pyodide.mjs`;
  const { loadPyodide } = (await import(/* @vite-ignore */ address)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: base, stdLibURL: `${base}python.zip`, env: ENVIRONMENT });
  say({ progress: 0.5, step: 'modules' });
  python.unpackArchive(await archive, 'zip', { extractDir: SITE });
  return python;
}

async function loadRules(base: string): Promise<Map<string, Rules>> {
  const { games } = (await (await file(base, 'parts.json')).json()) as Parts;
  const found = games.map(async (game): Promise<[string, Rules]> => {
    const [code, signatures] = await Promise.all([file(base, `${game}.wasm`), file(base, `${game}.json`)]);
    return [game, await Rules.load(await code.arrayBuffer(), (await signatures.json()) as Signatures)];
  });
  return new Map(await Promise.all(found));
}

/** Call a loop of the rules: numbers come as they are, arrays as views of Python's memory. */
function called(rules: Rules, loop: string, given: unknown[]): unknown {
  const buffers: { release(): void }[] = [];
  const passed = given.map((one) => {
    if (typeof one !== 'object' || one === null) return one as Argument;
    const buffer = (one as PyProxy & { getBuffer(kind: string): { data: Uint8Array; release(): void } }).getBuffer('u8');
    buffers.push(buffer);
    return buffer.data;
  });
  try {
    return rules.call(loop, passed);
  } finally {
    for (const buffer of buffers) buffer.release();
  }
}

function reply(id: number, status: number, type: string, given: string | PyProxy): void {
  if (typeof given === 'string') return say({ id, status, type, body: given });
  const body = (given.toJs() as Uint8Array).slice().buffer;
  given.destroy();
  say({ id, status, type, body }, [body]);
}
