/** Which folder of src may import which: no circles, and every page where a stranger would look. */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

// each may import those before it; docs are the pages of the manual, which lie beside the client
const ORDER = [
  ...['docs', 'text', 'style', 'gen', 'art', 'anywhere', 'lib', 'frame', 'homework'],
  ...['album', 'coach', 'lessons', 'puzzles', 'daily', 'games', 'rules', 'lobby', 'table', 'classroom', 'screens', '.'],
];

function folderOf(path: string): string {
  const [first = ''] = path.split('/');
  return ORDER.includes(first) ? first : '.';
}

/** What a file imports, as paths from src. */
function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, to = '']) => new URL(to, `file:///${path}`).pathname.slice(1));
}

const files = Object.entries(SOURCES).map(([path, source]) => {
  const name = path.replace('../src/', '');
  return { name, folder: folderOf(name), imports: importsOf(name, source) };
});

test('every folder has its place in the order', () => {
  const unknown = files.filter((one) => one.folder === '.' && one.name.includes('/'));
  expect(files.length).toBeGreaterThan(200);
  expect(unknown.map((one) => one.name)).toEqual([]);
});

test('a folder imports only folders before it', () => {
  const wrong = files.flatMap(({ name, folder, imports }) =>
    imports.filter((to) => ORDER.indexOf(folderOf(to)) > ORDER.indexOf(folder)).map((to) => `${name} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

test('every page lies in screens', () => {
  const app = files.find((one) => one.name === 'App.svelte');
  const pages = (app?.imports ?? []).filter((to) => /\.svelte$/.test(to) && !/^(frame|lib)\//.test(to));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((to) => folderOf(to) !== 'screens')).toEqual([]);
});
