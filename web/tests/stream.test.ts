import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Command, Patch, State } from '../src/gen/wire.gen';
import { api, ApiError } from '../src/lib/api';
import { atTable, Stream, type Link } from '../src/lib/stream';

/** A socket or an event source that opens, speaks and closes when the test says so. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static made: Line[] = [];
  static pings = 0;
  static answers = true; // a ping is answered
  readyState = 0;
  sent: unknown[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly url: string) {
    Line.made.push(this);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    if (message.type !== 'ping') this.sent.push(message);
    else {
      Line.pings += 1;
      if (Line.answers) this.say({ type: 'pong', now: 0 });
    }
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(code = 1000): void {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = Line.CLOSED;
    this.onclose({ code });
  }
  fail(): void {
    this.readyState = Line.CLOSED;
    this.onerror();
  }
}
class Socket extends Line {}
class Events extends Line {}

const state = (version: number): State =>
  ({ type: 'state', version, beat: version * 10, steps: [], table: {} }) as unknown as State;
const whole = (version: number): State =>
  ({
    ...state(version),
    table: { watchers: 0, moment: { to_move: 0, position: 9, view: { round: 2, seats: ['Ada', ''], deck: 40 } } },
  }) as unknown as State;
const patch = (since: number, version: number, parts: Partial<Patch> = {}): Patch => {
  const beats = { beat: version * 10, onto: since * 10 };
  return { type: 'patch', since, version, ...beats, steps: [], table: {}, moment: {}, view: {}, ...parts };
};
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const last = (): Line => {
  const line = Line.made.at(-1);
  if (!line) throw new Error('nothing was opened');
  return line;
};
const asked = (line: Line): URLSearchParams => new URL(line.url, 'http://labtable').searchParams;

let links: Link[];
let states: number[];
let told: State | null;
let gone: number;
let listeners: Map<string, () => void>;
const streams: Stream[] = [];

async function opened(): Promise<Stream> {
  const stream = new Stream(atTable('KT7MWQ3D'), {
    state: (one) => states.push((told = one).version),
    link: (link) => links.push(link),
    gone: () => (gone += 1),
  });
  streams.push(stream);
  await wait(0);
  return stream;
}

beforeEach(() => {
  [links, states, told, gone, listeners] = [[], [], null, 0, new Map()];
  [Line.made, Line.pings, Line.answers] = [[], 0, true];
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('EventSource', Events);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a stream', () => {
  it('tells the state and that the link is live', async () => {
    await opened();
    last().open();
    last().say(state(5));
    expect(states).toEqual([5]);
    expect(links).toEqual(['connecting', 'live']);
  });

  it('brings a state up to date by what changed', async () => {
    await opened();
    expect(asked(last()).get('patches')).toBe('1');
    last().open();
    last().say(whole(5));
    last().say(patch(5, 6, { view: { 'seats/1': 'Emmy', round: 3 }, moment: { to_move: 1 }, table: { watchers: 2 } }));
    expect(states).toEqual([5, 6]);
    expect(told?.table).toEqual({
      watchers: 2,
      moment: { to_move: 1, position: 9, view: { round: 3, seats: ['Ada', 'Emmy'], deck: 40 } },
    });
  });

  it('asks for everything, once, when a message was lost', async () => {
    await opened();
    last().open();
    last().say(whole(5));
    last().say(patch(6, 7));
    last().say(patch(7, 8));
    expect(states).toEqual([5]);
    expect(last().sent).toEqual([{ type: 'whole' }]);
    last().say(whole(8));
    last().say(patch(8, 9));
    expect(states).toEqual([5, 8, 9]);
  });

  it('builds on what the stream told, not on what was asked beside it', async () => {
    vi.stubGlobal('location', { ...location, search: '?stream=events' });
    vi.spyOn(api, 'command').mockResolvedValue({ type: 'done', id: 'a', version: 6, position: 1 });
    vi.spyOn(api, 'poll').mockResolvedValue(whole(6));
    const stream = await opened();
    last().open();
    last().say(whole(5));
    await stream.send({ type: 'start', id: 'a' });
    last().say(patch(5, 6));
    expect(states).toEqual([5, 6, 6]);
    expect(Line.made).toHaveLength(1);
  });

  it('is still connecting where nothing was heard yet: a server may be starting', async () => {
    await opened();
    last().close(1006);
    await wait(500);
    expect(Line.made).toHaveLength(2);
    expect(links).not.toContain('lost');
  });

  it('comes back after a lost connection and asks only for what is newer', async () => {
    await opened();
    expect(asked(last()).has('since')).toBe(false);
    last().open();
    last().say(state(5));
    last().close(1006);
    expect(links.at(-1)).toBe('lost');
    await wait(500);
    expect(Line.made).toHaveLength(2);
    expect(last()).toBeInstanceOf(Socket);
    expect(asked(last()).get('since')).toBe('5');
    last().open();
    last().say(state(6));
    expect(links.at(-1)).toBe('live');
    expect(states).toEqual([5, 6]);
  });

  it('never asks for less than it has seen, though an older state comes late', async () => {
    await opened();
    last().open();
    last().say(state(7));
    last().say(state(6));
    last().close(1006);
    await wait(500);
    expect(asked(last()).get('since')).toBe('7');
  });

  it('waits longer after each failure, eight seconds at most', async () => {
    await opened();
    last().open();
    last().say(state(1));
    const waits: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = Line.made.length;
      last().open();
      last().close(1006);
      let waited = 0;
      while (Line.made.length === before && waited < 20_000) {
        await wait(250);
        waited += 250;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('tries at once when the device is online again', async () => {
    await opened();
    last().open();
    last().close(1006);
    listeners.get('online')?.();
    expect(Line.made).toHaveLength(2);
  });

  it('takes server-sent events where no socket opens, and long polling where those do not either', async () => {
    const poll = vi.spyOn(api, 'poll').mockImplementation(() => new Promise(() => undefined));
    await opened();
    last().close(1006);
    await wait(500);
    expect(last()).toBeInstanceOf(Events);
    last().fail();
    await wait(1000);
    expect(poll).toHaveBeenCalledOnce();
    expect(poll.mock.calls[0]?.[1]).toContain('wait=0');
  });

  it('gives up a socket that does not open within four seconds', async () => {
    await opened();
    await wait(4000);
    await wait(500);
    expect(last()).toBeInstanceOf(Events);
  });

  it('polls on with the version and the beat of what it has', async () => {
    vi.stubGlobal('location', { ...location, search: '?stream=poll' });
    const answers = [state(3), state(4)];
    const poll = vi
      .spyOn(api, 'poll')
      .mockImplementation(() => (answers.length ? Promise.resolve(answers.shift() as State) : new Promise(() => {})));
    await opened();
    expect(states).toEqual([3, 4]);
    expect(poll.mock.calls.map(([, query]) => query)).toEqual([
      '&beat=0&wait=0',
      'since=3&beat=30&wait=25',
      'since=4&beat=40&wait=25',
    ]);
  });

  it('asks anew, at once, when one looks from another seat, and tells nothing of the former one', async () => {
    vi.stubGlobal('location', { ...location, search: '?stream=poll' });
    const waiting: ((one: State) => void)[] = [];
    const poll = vi.spyOn(api, 'poll').mockImplementation(() => new Promise((tell) => waiting.push(tell)));
    const stream = await opened();
    waiting[0]?.(state(3));
    await wait(0);
    stream.look(1);
    expect(poll.mock.calls.at(-1)?.[1]).toBe('seat=1&since=3&beat=30&wait=0');
    waiting[1]?.(state(9)); // of the seat before
    waiting[2]?.(state(4));
    await wait(0);
    expect(states).toEqual([3, 4]);
    expect(links).not.toContain('lost');
  });

  it('asks now and then whether the server is there', async () => {
    await opened();
    last().open();
    last().say(state(1));
    await wait(30_000);
    expect(Line.pings).toBe(20);
    expect(links).toEqual(['connecting', 'live']);
  });

  it('tells within three seconds that nothing is heard, and that it is again', async () => {
    await opened();
    last().open();
    last().say(state(1));
    Line.answers = false;
    await wait(3_000);
    expect(links).toEqual(['connecting', 'live', 'lost']);
    Line.answers = true;
    await wait(1_500);
    expect(links.at(-1)).toBe('live');
    expect(Line.made).toHaveLength(1);
  });

  it('does not take a page that was busy for a server that is silent', async () => {
    await opened();
    last().open();
    last().say(state(1));
    Line.answers = false;
    await wait(1_500);
    vi.setSystemTime(Date.now() + 1_150); // nothing ran meanwhile; the answer waits behind the next tick
    await wait(250);
    last().say({ type: 'pong', now: 0 });
    expect(links).toEqual(['connecting', 'live']);
  });

  it('opens a new line where the old one stays silent', async () => {
    await opened();
    last().open();
    last().say(state(1));
    Line.answers = false;
    await wait(9_000);
    expect(Line.made).toHaveLength(2);
  });

  it('tells at once that the device is offline', async () => {
    await opened();
    last().open();
    last().say(state(1));
    listeners.get('offline')?.();
    expect(links.at(-1)).toBe('lost');
  });

  it('is live again where the line held while the device called itself offline', async () => {
    await opened();
    last().open();
    last().say(state(1));
    listeners.get('offline')?.();
    listeners.get('online')?.();
    await wait(1_500);
    expect(links).toEqual(['connecting', 'live', 'lost', 'live']);
    expect(Line.made).toHaveLength(1);
  });

  it('looks from another seat over the same socket, and reopens where there is none', async () => {
    const stream = await opened();
    last().open();
    stream.look(2);
    stream.look(2);
    expect(last().sent).toEqual([{ type: 'look', seat: 2 }]);
    last().close(1006);
    stream.look(-1);
    expect(asked(last()).get('seat')).toBe('-1');
  });

  it('ends for good when the table is gone', async () => {
    vi.spyOn(api, 'state').mockRejectedValue(new ApiError(404, { id: 'no-table', params: {}, things: [] }));
    await opened();
    last().open();
    last().close(1008);
    await wait(60_000);
    expect(gone).toBe(1);
    expect(Line.made).toHaveLength(1);
  });

  it('opens nothing after it was closed', async () => {
    const stream = await opened();
    last().open();
    stream.close();
    await wait(60_000);
    expect(Line.made).toHaveLength(1);
    expect(listeners.size).toBe(0);
  });
});

describe('a command', () => {
  const act = { type: 'act', id: 'a-1', seat: 0, action: 3, position: 5 } as unknown as Command;
  const done = { type: 'done', id: 'a-1', version: 6, position: 6 } as unknown as Answer;

  it('is answered over the socket, by its id', async () => {
    const stream = await opened();
    last().open();
    const answer = stream.send(act);
    expect(last().sent).toEqual([act]);
    last().say({ ...done, id: 'somebody-else' });
    last().say(done);
    expect(await answer).toEqual(done);
  });

  it('is sent again as a request, with the same id, where no answer comes', async () => {
    const request = vi.spyOn(api, 'command').mockResolvedValue(done);
    const stream = await opened();
    last().open();
    const answer = stream.send(act);
    await wait(10_000);
    expect(await answer).toEqual(done);
    expect(request).toHaveBeenCalledExactlyOnceWith('KT7MWQ3D', act);
  });

  it('is a request where there is no socket, and brings the new state', async () => {
    vi.spyOn(api, 'command').mockResolvedValue(done);
    vi.spyOn(api, 'poll').mockResolvedValue(state(6));
    const stream = await opened();
    last().close(1006);
    expect(await stream.send(act)).toEqual(done);
    expect(states).toEqual([6]);
  });
});
