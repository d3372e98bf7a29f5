/** The page of a lesson that is read: turned by us, or by a decision, never by other news. */
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { collect } from '../src/album/collect';
import type { Lesson } from '../src/gen/wire.gen';
import { finish } from '../src/homework/handing_in';
import { LessonAt } from '../src/lessons/lesson.svelte';
import type { Chooser } from '../src/lib/chooser.svelte';
import type { TableStore } from '../src/lib/table.svelte';

const step = (say: string, asks: boolean): Lesson['steps'][number] => ({
  say,
  asks,
  nudge: asks ? 'try again' : null,
  light: [`thing/${say}`],
  refusal: null,
  source: null,
});
const told: Lesson = {
  name: 'first',
  number: 1,
  minutes: 5,
  title: '',
  about: '',
  steps: [step('aim', false), step('hand', false), step('open', true), step('cost', false), step('end', false)],
};

function lessonAt() {
  let table = $state.raw({ lesson: { name: 'first', step: 0 } });
  let tries = $state(0);
  const store = {
    get table() {
      return table;
    },
    get tries() {
      return tries;
    },
    lastTry: 'not-asked',
    game: 'toy',
    code: 'ABCD2345',
  };
  const chooser = { light: [] as readonly string[], reads: false };
  let lesson: LessonAt | undefined;
  $effect.root(() => void (lesson = new LessonAt(store as unknown as TableStore, chooser as unknown as Chooser)));
  if (!lesson) throw new Error('no lesson');
  lesson.told = told;
  flushSync();
  return {
    lesson,
    chooser,
    news: (at: number) => {
      table = { lesson: { name: 'first', step: at } };
      flushSync();
    },
    wrong: () => {
      tries += 1;
      flushSync();
    },
  };
}

vi.mock('../src/album/collect', () => ({ collect: vi.fn() }));
vi.mock('../src/homework/handing_in', () => ({ finish: vi.fn() }));
vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told))));

it('is turned by Next as far as the step that asks, and by nothing that does not move the lesson', () => {
  const { lesson, chooser, news } = lessonAt();
  lesson.next();
  news(0);
  expect([lesson.page, chooser.light, chooser.reads]).toEqual([1, ['thing/hand'], true]);
  lesson.next();
  lesson.next();
  news(0);
  expect([lesson.page, lesson.step?.asks, chooser.reads]).toEqual([2, true, false]);
});

it('goes on with the decision, and ends with what was reached: for the album, and as homework', async () => {
  const { lesson, news } = lessonAt();
  news(3);
  expect([lesson.page, lesson.ended]).toEqual([3, false]);
  lesson.next();
  expect(lesson.ended).toBe(true);
  flushSync();
  await vi.waitFor(() => expect(finish).toHaveBeenCalledWith('ABCD2345'));
  expect(collect).toHaveBeenCalledOnce();
});

it('says what is asked, and the nudge, after a wrong try', () => {
  const { lesson, wrong } = lessonAt();
  wrong();
  expect([lesson.page, lesson.nudge]).toEqual([2, 'try again']);
});
