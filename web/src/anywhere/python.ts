/** Python with Labtable's modules and the rules of every game, as both workers start it. */
import type * as Pyodide from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import { moduleAt } from './protocol';
import { type Argument, Rules, type Signatures } from './rules';

/** What lies beside Python in the folder: parts.json. */
interface Parts {
  readonly games: readonly string[];
}

const SITE = '/lib/python3.14/site-packages';
const ENVIRONMENT = { HOME: '/home/pyodide', LABTABLE_MODE: 'interpreted', LABTABLE_CACHE: '/tmp/labtable' };

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
  const [python, rules] = await Promise.all([startPython(base, tell), loadRules(base)]);
  const module = python.pyimport('labtable.anywhere.worker') as PyProxy;
  const call = (game: string, loop: string, ...given: unknown[]): unknown => {
    const found = rules.get(game);
    if (!found) throw new Error(`There are no rules of ${game}.`);
    return called(found, loop, given);
  };
  module.provide_rules(call, python.toPy(Object.fromEntries([...rules].map(([game, { names }]) => [game, names]))));
  return { python, module };
}

/** Labtable's archive is fetched while Python itself is. */
async function startPython(base: string, tell: (progress: number) => void): Promise<Pyodide.PyodideAPI> {
  const archive = bytes(base, 'labtable.zip');
  archive.catch(() => undefined); // told when it is needed
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all(
    ['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(/* @vite-ignore */ moduleAt(base + name))),
  )) as [typeof Pyodide, { default: Pyodide.PyodideConfig['createPyodideModule'] }];
  const options = { indexURL: base, stdLibURL: `${base}python.zip`, env: ENVIRONMENT };
  const python = await loadPyodide(createPyodideModule ? { ...options, createPyodideModule } : options);
  tell(0.4);
  python.unpackArchive(await archive, 'zip', { extractDir: SITE });
  tell(0.6);
  return python;
}

async function loadRules(base: string): Promise<Map<string, Rules>> {
  const { games } = (await (await file(base, 'parts.json')).json()) as Parts;
  const found = games.map(async (game): Promise<[string, Rules]> => {
    const [code, signatures] = await Promise.all([bytes(base, `${game}.wasm`), file(base, `${game}.json`)]);
    return [game, await Rules.load(code as BufferSource, (await signatures.json()) as Signatures)];
  });
  return new Map(await Promise.all(found));
}

/** Call a loop of the rules: numbers come as they are, arrays as views of Python's memory. */
function called(rules: Rules, loop: string, given: unknown[]): unknown {
  const buffers: { release(): void }[] = [];
  const passed = given.map((one) => {
    if (typeof one !== 'object' || one === null) return one as Argument;
    const buffer = (one as PyProxy & { getBuffer(kind: string): { data: Uint8Array; release(): void } }).getBuffer(
      'u8',
    );
    buffers.push(buffer);
    return buffer.data;
  });
  try {
    return rules.call(loop, passed);
  } finally {
    for (const buffer of buffers) buffer.release();
  }
}
