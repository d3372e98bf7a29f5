/** A folder without a server: what is a file is fetched, and all else is asked of the server in the page. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Transport from '../src/lib/transport';

const PAGE = { prefix: '/labtable', file: '/labtable/index.html' };
let fetched: string[];
let asked: unknown[][];
let files: Set<string>;
let answer: { status: number; type: string; body: string };
let failure: Error | null;

/** The module, loaded in a page that has or has not the mark of such a folder. */
async function transport(anywhere: boolean): Promise<typeof Transport> {
  vi.resetModules();
  vi.stubGlobal('location', { ...location, pathname: PAGE.file });
  vi.stubGlobal('document', {
    ...document,
    querySelector: (wanted: string) => (anywhere && wanted.includes('anywhere') ? {} : null),
  });
  vi.doMock('../src/lib/local_server.svelte', () => ({
    localServer: {
      ask: (...given: unknown[]) => {
        asked.push(given);
        return failure ? Promise.reject(failure) : Promise.resolve(answer);
      },
    },
  }));
  return import('../src/lib/transport');
}

beforeEach(() => {
  [fetched, asked, files, failure] = [[], [], new Set(), null];
  answer = { status: 200, type: 'application/json', body: '{"code":"KT7MWQ3D"}' };
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(new Response('{}', { status: files.has(path) ? 200 : 404 }));
  });
});

describe('a folder without a server', () => {
  it('answers what everybody is answered from its files', async () => {
    files.add('/labtable/answers/about.json').add('/labtable/answers/games/eureka/text/fr.ftl');
    const { request } = await transport(true);
    expect((await request('/about')).ok).toBe(true);
    expect((await request('/games/eureka/text/fr.ftl')).ok).toBe(true);
    expect(asked).toEqual([]);
  });

  it('asks the server in the page for what is not among them', async () => {
    const { request } = await transport(true);
    await request('/games/eureka/rules');
    const made = await request('/tables', '{"game":"eureka"}');
    expect(await made.json()).toEqual({ code: 'KT7MWQ3D' });
    expect(asked).toEqual([
      ['GET', '/api/games/eureka/rules', undefined],
      ['POST', '/api/tables', '{"game":"eureka"}'],
    ]);
    expect(fetched).toEqual(['/labtable/answers/games/eureka/rules.json']);
  });

  it('passes a refusal on, and an answer without words', async () => {
    const { request } = await transport(true);
    answer = { status: 204, type: '', body: '' };
    expect((await request('/session', '{}')).status).toBe(204);
    answer = { status: 409, type: 'application/json', body: '{"reason":"illegal"}' };
    expect((await request('/tables/KT7MWQ3D/commands', '{}')).status).toBe(409);
  });

  it('says why the server in the page cannot start', async () => {
    await transport(true);
    const { api } = await import('../src/lib/api');
    const said = { id: 'anywhere-no-wasm', params: {}, things: [] };
    failure = Object.assign(new Error(), { said });
    await expect(api.state('KT7MWQ3D')).rejects.toMatchObject({ status: 0, said });
  });

  it('answers everything in the page', async () => {
    const { inPage } = await transport(true);
    expect(inPage('/tables/KT7MWQ3D')).toBe(true);
    expect(fetched).toEqual([]);
  });
});

describe('a server', () => {
  it('is asked over the network, and nothing else is', async () => {
    const { request, isThere } = await transport(false);
    await request('/about');
    expect(await isThere(1)).toBe(false);
    expect(fetched).toEqual(['/api/about', '/health']);
    expect(asked).toEqual([]);
  });

  it('is not asked about a table that is played on in the page, but takes it back', async () => {
    const { inPage, playedHere } = await transport(false);
    playedHere.code = 'KT7MWQ3D';
    expect(['/tables/KT7MWQ3D/poll?wait=0', '/tables/WWWWWWWW', '/about'].map(inPage)).toEqual([true, false, false]);
    expect(inPage('/tables/KT7MWQ3D/played-on')).toBe(false);
  });
});
