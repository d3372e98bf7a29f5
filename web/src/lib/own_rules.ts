/** The rules in this page, where there is a server as well as where there is none: what they are asked, and no server is. */
import type { Verified } from '../gen/wire.gen';
import { PageFailed, startPage, type Page } from '../anywhere/page';
import { ANYWHERE, PARTS } from './base_path';

const MISSING = { id: 'server-no-page-parts', params: {}, things: [] };
let started: Promise<Page> | undefined;

/** Python and the rules, started when they are first asked for; fails with a `PageFailed`. */
export async function ownRules(onProgress: (share: number) => void = () => undefined): Promise<Pick<Page, 'ask'>> {
  if (ANYWHERE) return (await import('./local_server.svelte')).localServer;
  if (!PARTS) throw new PageFailed(MISSING);
  started ??= startPage({}, '', '', () => undefined, onProgress, PARTS);
  started.catch(() => (started = undefined)); // the next time it may come
  return started;
}

/** A finished game dealt and played again in this page. */
export async function replayed(save: string): Promise<Verified> {
  const { status, body } = await (await ownRules()).ask('POST', '/api/here/verify', save);
  if (status !== 200) throw new Error(String(status));
  return JSON.parse(String(body)) as Verified;
}
