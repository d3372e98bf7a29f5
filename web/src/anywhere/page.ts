/** The server in the page, as the client calls it: a worker that is asked what a server would be asked. */
import type { Message } from '../gen/wire.gen';
import type { FromWorker, Question, Reply, Step, ToWorker } from './protocol';

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

const HERE = import.meta.url; // in the folder `assets`; what the worker loads lies beside that
const CRASHED: Message = { id: 'anywhere-crashed', params: {}, things: [] };
const NO_WASM: Message = { id: 'anywhere-no-wasm', params: {}, things: [] };

/** Start the worker. `onKeep` stores what a visit leaves, by a key; null deletes. Fails with a `PageFailed`. */
export function startPage(
  kept: Readonly<Record<string, string>>,
  cookie: string,
  key: string,
  onKeep: (key: string, value: string | null) => void,
  onProgress: (share: number, step: Step) => void,
): Promise<Page> {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') {
    return Promise.reject(new PageFailed(NO_WASM));
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
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
    say({ start: { base: new URL('../anywhere/', HERE).href, kept, cookie, key } });
  });
}
