// Everything that can be said about the client without running it; all at once, quiet unless something is wrong.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const CACHE = 'node_modules/.cache';
const LONGEST = 140; // characters in a line

const TOOLS = [
  ['prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  ['eslint', '--cache', '--cache-location', `${CACHE}/eslint/`, '.'],
  ['stylelint', '--cache', '--cache-location', `${CACHE}/stylelint/`, 'src/**/*.{css,svelte}'],
  // With TypeScript 7 (@typescript/native) it takes half of the time; ESLint needs TypeScript 6.
  ['svelte-check', '--tsgo', '--fail-on-warnings', '--tsconfig', './tsconfig.json', '--output', 'machine'],
];

/** Whether the tool is content; its words are shown only where it is not. */
const run = ([tool, ...words]) =>
  new Promise((resolve) => {
    const process_ = spawn(`node_modules/.bin/${tool}`, words, { shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [process_.stdout, process_.stderr]) stream.on('data', (data) => (said += data));
    process_.on('close', (code) => {
      if (code !== 0) console.error(`${tool}:\n${said}`);
      resolve(code === 0);
    });
  });

const tooLong = () => {
  const found = globSync(['*.{js,ts,html}', '{src,tests}/**/*.{ts,svelte,css,ftl}']).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > LONGEST ? [`${path}:${at + 1}: ${line.length} characters`] : [])),
  );
  if (found.length) console.error(`lines over ${LONGEST} characters:\n${found.join('\n')}`);
  return found.length === 0;
};

const content = [tooLong(), ...(await Promise.all(TOOLS.map(run)))];
process.exit(content.every(Boolean) ? 0 : 1);
