/** How the client asks: a server over the network, or in a folder without one the server in this page. */
import { ANYWHERE, beside, outer } from './base_path';

/** What everybody is answered lies in the folder as files: the first screen and the rules do not wait for Python. */
const FILES =
  /^\/(about|text\/\w+\.ftl|games\/\w+\/(text\/\w+\.ftl|rules|components|gallery|puzzles|(rulebook|rulings|lessons)\/.+))$/;
const fileOf = (path: string): string => beside(`/answers${path}${path.endsWith('.ftl') ? '' : '.json'}`);

async function askServer(path: string, body?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(outer(`/api${path}`), body === undefined ? {} : { method: 'POST', headers, body });
}

async function askFolder(path: string, body?: string): Promise<Response> {
  if (body === undefined && FILES.test(path)) {
    const file = await fetch(fileOf(path)).catch(() => null);
    if (file?.ok) return file;
  }
  const { localServer } = await import('./local_server.svelte');
  const answer = await localServer.ask(body === undefined ? 'GET' : 'POST', `/api${path}`, body);
  return new Response(answer.status === 204 ? null : answer.body, {
    status: answer.status,
    headers: { 'Content-Type': answer.type },
  });
}

/** Ask for a path under `/api`; with a body, which is JSON, something is to be done. */
export const request = ANYWHERE ? askFolder : askServer;

/** Is the server there? The one in this page always is. */
export const isThere = async (timeout: number): Promise<boolean> => {
  if (ANYWHERE) return true;
  const asked = { cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const;
  return fetch(outer('/health'), asked).then(
    (answer) => answer.ok,
    () => false,
  );
};
