/** The server in a page: Python in a worker, asked as a server is asked (protocol.ts). */
import type { PyProxy } from 'pyodide/ffi';
import type { FromWorker, Start, ToWorker } from './protocol';
import { bytes, startLabtable } from './python';

/** `WorkerPage` of labtable/anywhere/worker.py. */
interface Server extends PyProxy {
  readonly cookie: string;
  readonly key: string;
  ask(number: number, method: string, path: string, body: string | undefined): Promise<void>;
}

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

async function open({ base, kept, cookie, key }: Start): Promise<Server> {
  say({ progress: 0, step: 'python' });
  const { python, module } = await startLabtable(base, (progress) => say({ progress, step: 'modules' }));
  const keep = (code: string, table: string | undefined): void => say({ keep: [code, table ?? null] });
  const fetched = (name: string): Promise<Uint8Array> => bytes(base, name);
  const server = module.WorkerPage(keep, reply, thinker(base), fetched, python.toPy(kept), cookie, key) as Server;
  say({ progress: 1, step: 'ready' });
  return server;
}

function reply(id: number, status: number, type: string, given: string | PyProxy): void {
  if (typeof given === 'string') return say({ id, status, type, body: given });
  const body = copied(given).buffer;
  given.destroy();
  say({ id, status, type, body }, [body]);
}

/** Bytes of Python's, out of its memory. */
const copied = (given: PyProxy): Uint8Array<ArrayBuffer> => (given.toJs() as Uint8Array<ArrayBuffer>).slice();

/** A function that hands work to the second worker, which starts with the first work. Until it stands, and where it fails,
 * there is no answer: the work is done here. */
function thinker(base: string): (work: PyProxy) => Promise<Uint8Array | undefined> {
  let worker: Worker | undefined;
  let stands = false;
  const waiting = new Map<number, (made: Uint8Array | undefined) => void>();
  let asked = 0;
  const start = (): Worker => {
    const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<{ id: number; made?: Uint8Array }>) => {
      if (data.id === 0) stands = true;
      waiting.get(data.id)?.(data.made);
      waiting.delete(data.id);
    };
    made.onerror = () => {
      stands = false;
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
    };
    made.postMessage(base);
    return made;
  };
  return async (given) => {
    worker ??= start();
    if (!stands) return undefined;
    const work = copied(given);
    const id = (asked += 1);
    return new Promise((answer) => {
      waiting.set(id, answer);
      worker?.postMessage({ id, work }, [work.buffer]);
    });
  };
}
