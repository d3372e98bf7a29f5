/** The worker that thinks: bots that search, hints and reviews, so that nobody's move waits for them. */
import type { PyProxy } from 'pyodide/ffi';
import { bytes, startLabtable } from './python';

/** `WorkerThinker` of labtable/anywhere/worker.py. */
interface Thinker extends PyProxy {
  think(work: Uint8Array): Promise<PyProxy>;
}

/** The first message is the address of the folder, answered with number 0; the others are work. Work that fails is answered
 * with nothing, and done by whoever asked. */
let thinker: Promise<Thinker> | undefined;

addEventListener('message', ({ data }: MessageEvent<string | { id: number; work: Uint8Array }>) => {
  if (typeof data === 'string') {
    thinker = startLabtable(data, () => undefined).then(
      ({ module }) => module.WorkerThinker((name: string) => bytes(data, name)) as Thinker,
    );
    thinker.then(() => postMessage({ id: 0 }), console.error);
  } else {
    void think(data.id, data.work);
  }
});

async function think(id: number, work: Uint8Array): Promise<void> {
  try {
    const found = await (await thinker)?.think(work);
    const made = (found?.toJs() as Uint8Array | undefined)?.slice();
    found?.destroy();
    postMessage({ id, made });
  } catch (error) {
    console.error(error);
    postMessage({ id });
  }
}
