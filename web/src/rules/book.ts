/** A game's rules in the reader's language: the text that teaches, and the numbered sentences behind it. */
import type { Block, RuleChapter, TeachingRules } from '../gen/wire.gen';
import { api } from '../lib/api';

export interface Book {
  readonly taught: TeachingRules | null; // null where it could not be had
  readonly chapters: readonly RuleChapter[]; // numbered sentences; the last chapter in the reader's language
  readonly sentences: ReadonlyMap<string, string>;
}

export async function bookOf(game: string, language: string): Promise<Book> {
  const [taught, numbered, rulings] = await Promise.all([
    api.rulebook(game, language).catch(() => null),
    api.rules(game),
    api.rulings(game, language).catch(() => []),
  ]);
  const translated = new Map(rulings.map((one) => [one.number, one.text]));
  const chapters = numbered.map((chapter) => ({
    ...chapter,
    sentences: chapter.sentences.map((one) => ({ ...one, text: translated.get(one.number) ?? one.text })),
  }));
  const all = chapters.flatMap((chapter) => chapter.sentences);
  return { taught, chapters, sentences: new Map(all.map((one) => [one.number, one.text])) };
}

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a text hold all words of a search? A number is one of those that it rests on. */
export function matches(wanted: string): (words: string, numbers: readonly string[]) => boolean {
  const asked = plain(wanted).split(/\s+/).filter(Boolean);
  return (words, numbers) => {
    const said = plain(words);
    return asked.every((word) => numbers.includes(word) || said.includes(word));
  };
}

const wordsOf = (block: Block): string =>
  [block.text, ...block.rows.flatMap((row) => row.cells)].join(' ').replaceAll('*', '');
export const numbersOf = (block: Block): readonly string[] => [
  ...block.cites,
  ...block.rows.flatMap((row) => row.cites),
];

/** The blocks that fit a search, each below its chapter and step. */
export function blocksFound(blocks: readonly Block[], wanted: string): readonly Block[] {
  if (!wanted.trim()) return blocks;
  const fits = matches(wanted);
  const found: Block[] = [];
  let headings: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'chapter') headings = [block];
    else if (block.kind === 'step') headings = [...headings.filter((one) => one.kind === 'chapter'), block];
    else if (fits(wordsOf(block), numbersOf(block))) {
      found.push(...headings.filter((heading) => !found.includes(heading)), block);
    }
  }
  return found;
}

/** Items of a list that follow each other make one list. */
export interface Group {
  kind: 'list' | 'numbers' | 'one';
  blocks: readonly Block[];
}
export function grouped(blocks: readonly Block[]): readonly Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const kind = block.kind === 'item' ? 'list' : block.kind === 'numbered' ? 'numbers' : 'one';
    const last = groups.at(-1);
    if (kind !== 'one' && last?.kind === kind) groups[groups.length - 1] = { kind, blocks: [...last.blocks, block] };
    else groups.push({ kind, blocks: [block] });
  }
  return groups;
}
