/** The server in the page, as the client calls it: a worker that is asked what a server would be asked. */
import type { Message } from '../gen/wire.gen';
import type { FromWorker, Parts, Question, Reply, Step, ToWorker } from './protocol';

/** Why there is no server in this page, as a sentence. */
export class PageFailed extends Error {
  constructor(readonly said: Message) {
    super(said.id);
  }
}

export type Answer = Omit<Reply, 'id'>;

export interface Page {
  readonly cookie: string; // to be given to the next visit, with the key
  readonly key: string;
  ask(method: string, path: string, body?: string): Promise<Answer>;
  stop(): void;
}

const HERE = import.meta.url; // in the folder `assets`; what the worker loads lies beside that, at a server by its hash
const PYTHON = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json', 'python.zip'];
const CRASHED: Message = { id: 'anywhere-crashed', params: {}, things: [] };
const NO_WASM: Message = { id: 'anywhere-no-wasm', params: {}, things: [] };
const NO_RULES: Message = { id: 'server-no-page-parts', params: {}, things: [] };

/** Where a file that the worker loads lies. */
export const partOf = (name: string, parts: string): URL => new URL(`../anywhere/${parts && `${parts}/`}${name}`, HERE);

/** What of those files a game against bots needs. Fails with a `PageFailed` where its rules are not among them. */
export async function filesFor(game: string, parts: string): Promise<readonly string[]> {
  const { games, archives } = (await (await fetch(partOf('parts.json', parts))).json()) as Parts;
  if (!games.includes(game)) throw new PageFailed(NO_RULES);
  return [...PYTHON, ...archives, ...games.flatMap((one) => [`${one}.wasm`, `${one}.json`]), `${game}.net`];
}

/** The script of the worker, loaded before the network is gone. */
let loaded: Worker | undefined;
const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
export const loadWorker = (): void => void (loaded ??= newWorker());

/** Start the worker. `parts` is the folder of its files at a server. `onKeep` stores what a visit leaves, by a key; null
 * deletes. Fails with a `PageFailed`. */
export function startPage(
  kept: Readonly<Record<string, string>>,
  cookie: string,
  key: string,
  onKeep: (key: string, value: string | null) => void,
  onProgress: (share: number, step: Step) => void,
  parts = '',
): Promise<Page> {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') {
    return Promise.reject(new PageFailed(NO_WASM));
  }
  const worker = loaded ?? newWorker();
  loaded = undefined;
  const waiting = new Map<number, { answer: (reply: Reply) => void; fail: (error: PageFailed) => void }>();
  let asked = 0;
  let broken: PageFailed | null = null;
  const say = (message: ToWorker): void => worker.postMessage(message);
  const ask = (method: string, path: string, body?: string): Promise<Answer> =>
    new Promise((answer, fail) => {
      if (broken) return fail(broken);
      const question: Question = { id: (asked += 1), method, path, ...(body === undefined ? {} : { body }) };
      waiting.set(question.id, { answer, fail });
      say(question);
    });

  return new Promise((done, failed) => {
    const crash = (said: Message): void => {
      broken = new PageFailed(said);
      failed(broken);
      for (const { fail } of waiting.values()) fail(broken);
      waiting.clear();
      worker.terminate();
    };
    worker.onerror = () => crash(CRASHED);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('keep' in data) onKeep(...data.keep);
      else if ('progress' in data) onProgress(data.progress, data.step);
      else if ('failed' in data) crash(data.failed);
      else if ('ready' in data) done({ ...data.ready, ask, stop: () => worker.terminate() });
      else {
        waiting.get(data.id)?.answer(data);
        waiting.delete(data.id);
      }
    };
    say({ start: { base: partOf('', parts).href, kept, cookie, key } });
  });
}
