/** How the client asks: a server over the network; the server in this page in a folder without one, and about a table that is
 * played on here because the server was lost. */
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
  return askPage(path, body);
}

/** Ask the server in this page. */
export async function askPage(path: string, body?: string): Promise<Response> {
  const page = await (await import('./own_rules')).ownRules();
  const answer = await page.ask(body === undefined ? 'GET' : 'POST', `/api${path}`, body);
  return new Response(answer.status === 204 ? null : answer.body, {
    status: answer.status,
    headers: { 'Content-Type': answer.type },
  });
}

/** The table that is played on in this page, though it has a server. */
export const playedHere = { code: '' };

/** Is this path answered in this page? */
export const inPage = (path: string): boolean =>
  ANYWHERE || (playedHere.code !== '' && path.startsWith(`/tables/${playedHere.code}`) && !path.endsWith('/played-on'));

/** Ask for a path under `/api`; with a body, which is JSON, something is to be done. */
export const request = (path: string, body?: string): Promise<Response> => {
  if (ANYWHERE) return askFolder(path, body);
  return inPage(path) ? askPage(path, body) : askServer(path, body);
};

/** Is the server there? */
export const isThere = async (timeout: number): Promise<boolean> => {
  const asked = { cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const;
  return fetch(outer('/health'), asked).then(
    (answer) => answer.ok,
    () => false,
  );
};
