/** The client's own sentences: the same in three languages, and each of them said somewhere. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<string>(
  [
    '../src/text/*.ftl',
    '../src/classroom/text/*.ftl',
    '../src/puzzles/text/*.ftl',
    '../src/daily/text/*.ftl',
    '../src/games/*/text/*.ftl',
    '../src/anywhere/text/*.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const ofServer = import.meta.glob<string>('../../src/labtable/server/http/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What only a page with a server says, and what says that a server is needed. */
const ONLY_THERE = new RegExp(
  '^(play-on|class|homework-lead|level-own|home-pitch|privacy-(long-cookie|who)|anywhere-needs-server|way-class|' +
    'rules-changed|fair-(class|page)|server-(misdirected|no-page|not-brought|not-portable))',
);
const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = (language: string): string[] =>
  Object.entries(texts)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .flatMap(([, text]) => new FluentResource(text).body.map((one) => one.id));
const code = Object.values(sources).join('\n');
const made = [...code.matchAll(/[`']([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
const joined = ['lure-', 'teaches-', 'glance-'];

describe('sentences', () => {
  it.each(['fr', 'es'])('are the same in %s', (language) => {
    expect(ids(language).sort()).toEqual(ids('en').sort());
  });

  it('are whole: what opens a brace closes it', () => {
    const unbalanced = (text: string): boolean => text.split('{').length !== text.split('}').length;
    expect(Object.keys(texts).filter((path) => unbalanced(texts[path] ?? ''))).toEqual([]);
  });

  it('that are other ones without a server are there with one, unless only a page says them', () => {
    const own = new FluentResource(texts['../src/anywhere/text/en.ftl'] ?? '').body.map((one) => one.id);
    const all = ids('en');
    const again = (id: string): boolean => id.startsWith('server-') || all.indexOf(id) !== all.lastIndexOf(id);
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((id) => !id.startsWith('anywhere-') && !again(id))).toEqual([]);
  });

  it('speak of no server where there is none', () => {
    const said = new Map<string, string>();
    const english = Object.keys(texts).filter((path) => path.endsWith('/en.ftl') && !path.includes('/anywhere/'));
    const all = [...Object.values(ofServer), ...[...english, '../src/anywhere/text/en.ftl'].map((path) => texts[path])];
    for (const text of all)
      for (const one of new FluentResource(text ?? '').body) said.set(one.id, JSON.stringify(one.value));
    const speaks = [...said].filter(([, words]) => /\bserver\b[^-]/i.test(words)).map(([id]) => id);
    expect(said.size).toBeGreaterThan(400);
    expect(speaks.filter((id) => !ONLY_THERE.test(id))).toEqual([]);
  });

  it('are all said', () => {
    const said = (id: string): boolean =>
      id.startsWith('server-') ||
      code.includes(`'${id}'`) ||
      [...made, ...joined].some((start) => id.startsWith(start));
    expect(ids('en').filter((id) => !said(id))).toEqual([]);
  });

  it('are all there', () => {
    const wanted = [...code.matchAll(/\bt\('([a-z-]+)'[,)](?! \{\}, )/g)].map((match) => match[1] ?? '');
    const server = Object.values(ofServer).flatMap((said) => new FluentResource(said).body.map((one) => one.id));
    const known = new Set([...ids('en'), ...server]); // a page says the server's sentences as well
    expect(wanted.filter((id) => !known.has(id) && !/^(board|action|card|knowledge|score)/.test(id))).toEqual([]);
  });

  it('join a name and what is said of it by `labelled`: French has a space before the colon', () => {
    const joins = /\}: \$\{|\{[a-z]+\(.*\)\}: /;
    expect(Object.keys(sources).filter((path) => joins.test(sources[path] ?? ''))).toEqual([]);
  });

  it('have a space before a colon in French', () => {
    const french = Object.keys(texts).filter((path) => path.endsWith('/fr.ftl'));
    expect(french.filter((path) => /^[^#\n]*[^\s#]:(\s|$)/m.test(texts[path] ?? ''))).toEqual([]);
  });
});
