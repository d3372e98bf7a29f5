import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { Marked } from 'marked';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';

/** The server that `vite` passes everything to that is not the client itself; `make web` starts one. */
const server =
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env['LABTABLE_SERVER'] ??
  'http://127.0.0.1:8000';

/** Of a drawing (`x.svg?raw`) only what stands inside of its root is bundled: whoever shows it says where and how large. */
const drawings: Plugin = {
  name: 'drawings',
  transform(code, id) {
    if (!id.endsWith('.svg?raw')) return null;
    const svg = JSON.parse(code.slice('export default '.length)) as string;
    const inside = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/>\s+</g, '><');
    return `export default ${JSON.stringify(inside.trim())}`;
  },
};

/** A page of the manual (`x.md`) as HTML, without pictures and without links to other pages: the product does not carry them. */
const manual = new Marked({
  renderer: {
    image: () => '',
    link({ href, tokens }) {
      return href.includes('://') ? false : this.parser.parseInline(tokens);
    },
  },
});
const pages: Plugin = {
  name: 'pages',
  transform(text, id) {
    if (!id.endsWith('.md')) return null;
    const html = manual.parse(text, { async: false }).replace(/<p>\s*<\/p>\n/g, '');
    return `export default ${JSON.stringify(html)}`;
  },
};

export default defineConfig({
  base: './', // files find each other wherever the server lays them; it writes its own prefix into index.html
  plugins: [svelte(), drawings, pages],
  resolve: { conditions: ['browser'] }, // the stores are tested as they run in a browser
  css: { postcss: { plugins: [globalData({ files: ['src/style/breakpoints.css'] }), customMedia()] } },
  worker: { format: 'es' },
  build: {
    outDir: '../src/labtable/web',
    emptyOutDir: false, // a server that runs goes on serving the old files; hatch_build.py begins afresh
    target: 'es2022',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 300,
    license: { fileName: 'licences.json' }, // of the packages in the bundle; hatch_build.py makes a page of it
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Few files, each needed as a whole: the first screen, the sentences of a language (the client's and every game's),
      // the table, and what each game draws of it. Every file that a page waits for is a request more.
      output: {
        codeSplitting: {
          groups: [
            ...['en', 'fr', 'es'].map((one) => ({
              name: `text-${one}`,
              test: new RegExp(`(?<!anywhere)/text/${one}\\.ftl`),
            })),
            { name: 'first', tags: ['$initial'] },
            {
              name: 'anywhere',
              test: /src\/anywhere\/|(local_server|kept_site|own_rules|play_on|PlayOnNotice|Starting|OnThisDevice|WithoutServer)\./,
            },
            {
              name: 'table',
              test: /node_modules|src\/(frame|lib|art|table|lobby)\/|album\/shelves|screens\/.*(Table|Stamps)|games\/(generic|index)/,
            },
            { name: (id: string) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: {
    environment: './tests/environment.ts',
    include: ['tests/**/*.test.ts', 'tests/**/*.test.svelte.ts'],
    setupFiles: ['tests/setup.ts'], // before every file: each begins with stores of its own,
    isolate: false, // so no file needs a process of its own
    testTimeout: 300_000, // a busy machine takes longer and says the same
  },
} as Parameters<typeof defineConfig>[0]);
