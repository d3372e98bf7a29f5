/** Python with Labtable's modules and the rules of every game, as both workers start it. */
import type * as Pyodide from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { moduleAt, type Parts } from './protocol';
import { type Argument, Rules, type Signatures } from './rules';

// Folders of the file system that Pyodide keeps in memory; nothing of the visitor's computer is meant or reached.
const SITE = '/lib/python3.14/site-packages';
const ENVIRONMENT = { HOME: '/home/pyodide', LABTABLE_MODE: 'interpreted', LABTABLE_CACHE: '/tmp/labtable' };

const PAGES = 1600; // of 64 KiB

/** A file of the folder; fails with a TypeError where it does not come. */
export async function file(base: string, name: string): Promise<Response> {
  const response = await fetch(base + name);
  if (!response.ok) throw new TypeError(`${name} was answered with ${response.status}`);
  return response;
}

export const bytes = async (base: string, name: string): Promise<Uint8Array> =>
  new Uint8Array(await (await file(base, name)).arrayBuffer());

/** Start Python, and give it the rules; what it can be asked is in labtable/anywhere/worker.py. */
export async function startLabtable(
  base: string,
  tell: (progress: number) => void,
): Promise<{ python: Pyodide.PyodideAPI; module: PyProxy }> {
  const { games, archives } = (await (await file(base, 'parts.json')).json()) as Parts;
  const [python, rules] = await Promise.all([startPython(base, archives, tell), loadRules(base, games)]);
  const module = python.pyimport('labtable.anywhere.worker') as PyProxy;
  const call = (game: string, loop: string, ...given: unknown[]): unknown => {
    const found = rules.get(game);
    if (!found) throw new Error(`There are no rules of ${game}.`);
    return called(found, loop, given);
  };
  module.provide_rules(call, python.toPy(Object.fromEntries([...rules].map(([game, { names }]) => [game, names]))));
  return { python, module };
}

async function startPython(
  base: string,
  archives: readonly string[],
  tell: (progress: number) => void,
): Promise<Pyodide.PyodideAPI> {
  const [packed] = await Promise.all([Promise.all(archives.map((name) => bytes(base, name))), haveRuntime(base)]);
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all(
    ['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(/* @vite-ignore */ moduleAt(base + name))),
  )) as [typeof Pyodide, { default: Pyodide.PyodideConfig['createPyodideModule'] }];
  const options = { indexURL: base, stdLibURL: `${base}python.zip`, env: ENVIRONMENT };
  const python = await loadPyodide(createPyodideModule ? { ...options, createPyodideModule } : options);
  tell(0.4);
  for (const archive of packed) python.unpackArchive(archive, 'zip', { extractDir: SITE });
  tell(0.6);
  return python;
}

/** Where a file does not come or memory is short, Pyodide says so on the console and is never ready. So its files are
 * fetched here first (the browser keeps them for it), and as much memory is asked for as a table takes. */
async function haveRuntime(base: string): Promise<void> {
  new WebAssembly.Memory({ initial: PAGES });
  await Promise.all(['pyodide.asm.wasm', 'python.zip'].map((name) => bytes(base, name)));
}

async function loadRules(base: string, games: readonly string[]): Promise<Map<string, Rules>> {
  const found = games.map(async (game): Promise<[string, Rules]> => {
    const [code, signatures] = await Promise.all([bytes(base, `${game}.wasm`), file(base, `${game}.json`)]);
    return [game, await Rules.load(code as BufferSource, (await signatures.json()) as Signatures)];
  });
  return new Map(await Promise.all(found));
}

type View = { data: Uint8Array; release(): void };

/** Call a loop of the rules: numbers come as they are, arrays as views of Python's memory. */
function called(rules: Rules, loop: string, given: unknown[]): unknown {
  let views = viewed(given);
  // To make a view takes memory. Where Python's grew by that, the views that were made before are of nothing.
  if (views.some((view) => view?.data.buffer.byteLength === 0)) {
    release(views);
    views = viewed(given);
  }
  try {
    return rules.call(
      loop,
      given.map((one, at) => views[at]?.data ?? (one as Argument)),
    );
  } finally {
    release(views);
  }
}

const viewed = (given: unknown[]): (View | null)[] =>
  given.map((one) =>
    typeof one === 'object' && one !== null ? (one as { getBuffer(kind: 'u8'): View }).getBuffer('u8') : null,
  );

const release = (views: (View | null)[]): void => {
  for (const view of views) view?.release();
};
