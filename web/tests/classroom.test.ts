/** What the classroom works out by itself: who is moved where, which table needs somebody, bars and curves. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { curvesOf, rowsOf } from '../src/classroom/curves';
import { hang, hangNames, tooMany } from '../src/classroom/wall_layout';
import { Glimpse } from '../src/classroom/glimpse';
import { neighbour } from '../src/classroom/table_order';
import { left } from '../src/classroom/countdown';
import { newStep, readPlan, sentPlan } from '../src/classroom/lesson_plan';
import { asked, barsOf, playerOf, positionOf } from '../src/classroom/poll_answers';
import { rightOf } from '../src/classroom/round_words';
import { turningOf } from '../src/classroom/turning';
import { byNeed } from '../src/classroom/urgency';
import { acrossFor, platesFit } from '../src/classroom/plates';
import { named } from '../src/classroom/words';
import type { Classroom, ClassResults, Message, Poll, State, TableResult, WallTable } from '../src/gen/wire.gen';

const message = (id: string, params: Record<string, unknown> = {}): Message => ({ id, params, things: [] });

describe('a name card that is moved by keys', () => {
  it('goes from table to table, and past the last to a new one', () => {
    expect([neighbour([1, 2, 4], 1, 1), neighbour([1, 2, 4], 2, 1), neighbour([1, 2, 4], 4, 1)]).toEqual([2, 4, 5]);
  });
  it('stays at the first table when it is moved back', () => {
    expect(neighbour([1, 2], 1, -1)).toBe(1);
  });
  it('comes from nowhere to the first or the last table', () => {
    expect([neighbour([2, 3], null, 1), neighbour([2, 3], null, -1)]).toEqual([2, 3]);
  });
});

describe('the wall', () => {
  const low = { wide: 1100, high: 470 };
  it('hangs the tables as large as all can be seen at once', () => {
    const laptop = { wide: 1334, high: 500 };
    expect(hang(8, laptop, low, 109)).toMatchObject({ columns: 4, width: expect.closeTo(324.5) as number });
    expect([1, 2, 3, 4, 5, 6].map((count) => hang(count, laptop, low, 109).columns)).toEqual([1, 2, 3, 4, 3, 3]);
  });
  it('draws boards wider or higher where that fills the room, within limits', () => {
    const projector = { wide: 1888, high: 940 };
    const usual = { wide: 1000, high: 620 };
    expect([1, 2, 3, 4, 5, 6].map((count) => hang(count, projector, usual, 169).columns)).toEqual([1, 2, 3, 2, 3, 3]);
    const [one, two, four] = [1, 2, 4].map((count) => hang(count, projector, usual, 169));
    expect(one?.board).toEqual({ wide: 1300, high: expect.closeTo(620) as number });
    expect(two?.board).toEqual({ wide: expect.closeTo(1000) as number, high: expect.closeTo(839.9, 1) as number });
    expect(four?.board?.wide).toBe(1300);
  });
  it('scrolls where they would be too small, also on a phone', () => {
    expect(hang(30, { wide: 1334, high: 500 }, low, 109).columns).toBe(4);
    expect(hang(3, { wide: 374, high: 500 }, low, 109)).toEqual({ columns: 1, width: 374, board: low });
  });

  it('begins without boards where a laptop would not show all of them', () => {
    const [laptop, projector, phone] = [
      { wide: 1366, high: 640 },
      { wide: 1920, high: 1080 },
      { wide: 390, high: 844 },
    ];
    expect([4, 8, 10, 18].map((count) => tooMany(count, laptop))).toEqual([false, false, true, true]);
    expect([tooMany(18, projector), tooMany(10, phone)]).toEqual([false, false]);
    expect([4, 10, 18].map((count) => hangNames(count, 1334).columns)).toEqual([4, 6, 6]);
    expect(hangNames(10, 374)).toEqual({ columns: 1, width: 374, board: null });
  });

  it('gives each table a line on the projector where plates would not fit', () => {
    const fits = (count: number, wide: number, high: number): boolean => platesFit(count, 5, { wide, high });
    expect([fits(7, 1280, 720), fits(13, 1280, 720), fits(13, 1920, 1080)]).toEqual([false, false, true]);
  });

  it('shows few tables with the largest letters that fit', () => {
    const across = (count: number, wide: number, high: number): number => acrossFor(count, 4, { wide, high });
    expect([1, 2, 3, 4, 6].map((count) => across(count, 1366, 640))).toEqual([1, 2, 3, 2, 3]);
    expect(across(3, 1280, 860)).toBe(2);
  });

  const table = (group: number, flags: WallTable['flags'], since = 0): WallTable =>
    ({ group, flags, since }) as WallTable;
  it('puts a raised hand before a stuck table, and finished ones last', () => {
    const tables = [
      table(1, ['finished']),
      table(2, []),
      table(3, ['waiting']),
      table(4, ['stuck', 'waiting'], 9),
      table(5, ['waiting', 'help']),
      table(6, ['stuck'], 5),
    ];
    expect(tables.sort(byNeed).map((one) => one.group)).toEqual([5, 6, 4, 3, 2, 1]);
  });
  it('names the players of each table in its sentences, and bots by their number', () => {
    const seat = (number: number): Message => message('seat', { number });
    const said = named(message('gives', { from: seat(1), to: [seat(2), seat(3)], card: message('radium') }), [
      'Noor',
      null,
      'Ada',
    ]);
    expect(said.params).toEqual({ from: 'Noor', to: [seat(2), 'Ada'], card: message('radium') });
  });
});

describe('a lesson plan', () => {
  it('is read from a file with what the file leaves out, and nothing else is a plan', () => {
    const plan = readPlan(
      '{"title": "Atoms", "goal": "Protons", "steps": [{"kind": "game", "minutes": 12, "game": "element"}]}',
    );
    expect(plan?.steps).toEqual([{ ...newStep('game', 'element'), minutes: 12 }]);
    expect(['', 'null', '[]', '{"steps": []}', '{"steps": [{"kind": "nap"}]}', '{"steps": 3}'].map(readPlan)).toEqual(
      Array(6).fill(null),
    );
  });
  it('is sent without questions that are not whole, and without empty answers', () => {
    const ask = (answers: string[]) => ({
      ...newStep('question', ''),
      question: { text: 'Which?', answers, right: 2, why: '' },
    });
    const sent = sentPlan({ title: '', goal: '', departs: '', steps: [ask(['a', ' ', 'b']), ask(['a', ''])] });
    expect(sent.steps.map((one) => one.question)).toEqual([{ text: 'Which?', answers: ['a', 'b'], right: 1, why: '' }]);
  });
  it('counts down to zero and says when little is left', () => {
    expect(left(725_000, 0)).toEqual({ text: '12:05', over: false, soon: false });
    expect([left(61_000, 0), left(0, 5)].map((one) => [one.text, one.soon, one.over])).toEqual([
      ['1:01', true, false],
      ['0:00', true, true],
    ]);
  });
});

describe('what stays of a round', () => {
  it('says how many answers were right, where one is right and somebody answered', () => {
    const question = (...answers: [number, boolean][]) =>
      ({ answers: answers.map(([count, right]) => ({ count, right })) }) as unknown as Parameters<typeof rightOf>[0];
    expect([question([1, true], [3, false]), question([0, true]), question([2, false])].map(rightOf)).toEqual([
      25,
      null,
      null,
    ]);
  });
  it('finds the moment that changed the scores most', () => {
    const chart = {
      positions: [0, 4, 9],
      scores: [
        [0, 3, 4],
        [0, 0, 8],
      ],
    };
    expect(turningOf({ chart } as unknown as TableResult)).toEqual({ decision: 9, seat: 1, before: 0, after: 8 });
    expect(turningOf({ chart: { positions: [0], scores: [[0], [0]] } } as unknown as TableResult)).toBeNull();
  });
});

describe('a poll', () => {
  const legal = [1, 2, 3, 4, 5].map((action) => ({ action, message: message(`do-${action}`) }));
  const poll = {
    moment: { legal, prompt: message('your-turn') },
    asks: message('turn-of'),
    seat: 1,
    counts: [
      { action: 2, count: 3 },
      { action: 4, count: 7 },
    ],
    advice: { position: 0, best: [{ action: 1 }, { action: 4 }] },
    mine: 2,
    chairs: [{ nickname: 'Noor' }, { nickname: 'Ada' }],
  } as unknown as Poll;
  it('shows what was chosen, most first, and what the Laureate would do', () => {
    const bars = barsOf(poll).map(({ action, count, place, mine }) => [action, count, place, mine]);
    expect(bars).toEqual([
      [4, 7, 2, false],
      [2, 3, null, true],
      [1, 0, 1, false],
    ]);
  });
  it('names the player whose decision it is, also on the plate that asks', () => {
    expect(playerOf(poll)).toBe('Ada');
    expect(positionOf(poll).prompt.id).toBe('turn-of');
  });
  it('can be looked at without choosing', () => {
    const room = { game: 'eureka', options: {}, id: 'x' } as unknown as Classroom;
    expect(asked(poll, room, false).table.moment?.legal).toEqual([]);
    expect(asked(poll, room, true).table.moment?.legal).toEqual(legal);
  });
});

describe('results', () => {
  const result = (group: number, positions: number[], scores: number[][]): TableResult =>
    ({ group, names: ['Noor', null], outcome: null, chart: { positions, scores } }) as unknown as TableResult;
  it('compares games of any length by the leader, from start to end', () => {
    const tables = [
      result(
        1,
        [0, 10],
        [
          [0, 5],
          [0, 9],
        ],
      ),
      result(
        2,
        [0, 50, 100],
        [
          [0, 3, 4],
          [0, 1, 2],
        ],
      ),
    ];
    const curves = curvesOf({ tables } as unknown as ClassResults);
    expect(curves?.scores.map((one) => [one[0], one[30], one.at(-1)])).toEqual([
      [0, 0, 9],
      [0, 3, 4],
    ]);
  });
  it('draws no curves of a single table', () => {
    expect(curvesOf({ tables: [result(1, [0, 1], [[0, 1]])] } as unknown as ClassResults)).toBeNull();
  });
  it('ranks an unfinished table by its last scores', () => {
    const rows = rowsOf(
      result(
        1,
        [0, 4],
        [
          [0, 2],
          [0, 6],
        ],
      ),
    );
    expect(rows.map((row) => [row.seat, row.score])).toEqual([
      [1, 6],
      [0, 2],
    ]);
  });
});

describe('a glimpse of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  it('asks at once, and then not again before a pause, however much happens', async () => {
    const versions: number[] = [];
    const ask = vi.fn((_code: string, query: string) =>
      Promise.resolve({ version: Number(new URLSearchParams(query).get('since')) } as State),
    );
    const glimpse = new Glimpse('KT7MWQ3D', ask);
    glimpse.source({ state: (one) => versions.push(one.version), link: () => undefined, gone: () => undefined });
    glimpse.soon(3);
    await vi.advanceTimersByTimeAsync(1);
    const off = [4, 5, 6].map((version) => glimpse.soon(version));
    off.slice(0, 2).forEach((call) => call());
    await vi.advanceTimersByTimeAsync(500);
    expect(versions).toEqual([3]);
    await vi.advanceTimersByTimeAsync(1500);
    glimpse.soon(6);
    await vi.advanceTimersByTimeAsync(5000);
    expect(versions).toEqual([3, 6]);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
