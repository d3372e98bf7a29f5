/** The live stream of a table or a class: WebSocket, else server-sent events, else long polling; resumed where it was left. */
import type { Answer, Command, Patch, State } from '../gen/wire.gen';
import { api, codeOf, openSession } from './api';
import { patched } from './patch';
import { Pulse } from './pulse';
import { outer } from './base_path';
import { inPage, isThere } from './transport';

export type Link = 'connecting' | 'live' | 'lost';
type Way = 'socket' | 'events' | 'poll';

/** What a place tells, as far as every stream must know it. */
interface News {
  type: string;
  beat: number; // counts everything that changed
}
/** What is streamed, and how the same is asked without a stream. */
export interface Place<Told extends News, Order extends { id: string }, Reply> {
  path: string; // under /api
  type: Told['type'];
  since(told: Told): number; // the mark from which the next part is asked
  poll(query: string): Promise<Told>;
  look(): Promise<unknown>; // fails where it is not there, or not ours to see
  send(order: Order): Promise<Reply>;
  /** What a message that tells only what changed makes of what is known; null: something was lost. */
  patched?(told: Told | null, message: unknown): Told | null;
}

export interface Listener<Told = State> {
  state(told: Told): void;
  link(link: Link): void;
  gone(): void; // no such place, or not for us
}

export const atTable = (code: string): Place<State, Command, Answer> => ({
  path: `/tables/${codeOf(code)}`,
  type: 'state',
  since: (state) => state.version,
  poll: async (query) => ({ ...(await api.poll(code, query)), type: 'state' }),
  look: () => api.state(code),
  send: (command) => api.command(code, command),
  patched: (state, message) => patched(state, message as Patch),
});

const PATIENCE = 10_000; // ms for an answer over the socket
const PROBE = 1_500; // ms for an answer where there is no socket
const OPENING = 4_000; // ms for a way to open before the next is tried

export class Stream<
  Told extends News = State,
  Order extends { id: string } = Command,
  Reply extends { id: string | null } = Answer,
> {
  private way: Way = 'socket';
  private socket: WebSocket | null = null;
  private source: EventSource | null = null;
  private closed = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: Pulse | null = null;
  private readonly waiting = new Map<string, (answer: Reply) => void>();
  private mark: number | null = null; // how far we have been told
  private beat = 0; // of the last state: what changed without a step
  private known: Told | null = null; // what the next patch changes
  private seat: number | null = null;
  private polls = 0; // rounds of polling that were begun

  constructor(
    private readonly place: Place<Told, Order, Reply>,
    private readonly listener: Listener<Told>,
  ) {
    const wanted = new URLSearchParams(location.search).get('stream');
    if (inPage(place.path)) this.way = 'poll';
    else if (wanted === 'events' || wanted === 'poll') this.way = wanted;
    addEventListener('online', this.again);
    addEventListener('offline', this.unplugged);
    document.addEventListener('visibilitychange', this.again);
    void openSession()
      .catch(() => undefined)
      .then(() => this.open()); // a stream belongs to the session it was opened with
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    removeEventListener('offline', this.unplugged);
    document.removeEventListener('visibilitychange', this.again);
    this.drop();
  }

  /** Which seat to look from, where this browser holds several; -1 looks as a spectator. */
  look(seat: number): void {
    if (this.seat === seat) return;
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: 'look', seat }));
    else if (this.way === 'poll' && this.polls) void this.pollOn();
    else this.reopen();
  }

  async send(command: Order): Promise<Reply> {
    if (this.socket?.readyState === WebSocket.OPEN) {
      const answer = await this.overSocket(this.socket, command);
      if (answer) return answer;
    }
    const answer = await this.place.send(command); // the same id: it happens once
    if (this.way === 'poll' || !this.socket) await this.refresh();
    return answer;
  }

  private overSocket(socket: WebSocket, command: Order): Promise<Reply | null> {
    return new Promise((resolve) => {
      const done = (answer: Reply | null): void => {
        clearTimeout(late);
        this.waiting.delete(command.id);
        resolve(answer);
      };
      const late = setTimeout(() => done(null), PATIENCE);
      this.waiting.set(command.id, done);
      socket.send(JSON.stringify(command));
    });
  }

  private query(): string {
    const parts = new URLSearchParams();
    if (this.seat !== null) parts.set('seat', String(this.seat));
    if (this.mark !== null) parts.set('since', String(this.mark));
    if (this.place.patched && this.way !== 'poll') parts.set('patches', '1');
    return parts.toString();
  }

  private open(): void {
    if (this.closed) return;
    this.away();
    if (this.way === 'socket') this.openSocket();
    else if (this.way === 'events') this.openEvents();
    else void this.pollOn();
  }

  private openSocket(): void {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const socket = new WebSocket(base + outer(`/api${this.place.path}/socket?${this.query()}`));
    let opened = false;
    const slow = setTimeout(() => socket.close(), OPENING);
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      clearTimeout(slow);
      this.feelPulse(() => socket.send('{"type":"ping"}'));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Told | Reply);
    socket.onclose = (event) => {
      clearTimeout(slow);
      if (this.socket !== socket) return;
      if (event.code === 1008) void this.checkGone(); // the table is gone, or no longer ours to see
      this.lost(opened ? 'socket' : 'events');
    };
  }

  private openEvents(): void {
    const source = new EventSource(outer(`/api${this.place.path}/events?${this.query()}`));
    this.source = source;
    this.feelPulse(() => void this.probe());
    const slow = setTimeout(() => source.readyState !== EventSource.OPEN && this.lost('poll'), OPENING);
    source.onmessage = (event) => {
      clearTimeout(slow);
      this.hear(JSON.parse(String(event.data)) as Told | Reply);
    };
    source.onerror = () => {
      clearTimeout(slow);
      if (this.source !== source) return;
      if (source.readyState === EventSource.CLOSED) void this.checkGone();
      this.lost(this.mark === null ? 'poll' : this.way);
    };
  }

  /** Asks at once, and then whenever it was answered. Who looks from another seat begins anew: what was asked for the
   * former one is not told. */
  private async pollOn(): Promise<void> {
    const own = (this.polls += 1);
    this.feelPulse(() => void this.probe());
    try {
      for (let wait = 0; !this.closed && this.way === 'poll'; wait = this.mark === null ? 0 : 25) {
        const told = await this.place.poll(`${this.query()}&beat=${this.beat}&wait=${wait}`);
        if (this.polls !== own) return;
        this.take(told);
      }
    } catch {
      if (this.polls !== own) return;
      void this.checkGone();
      this.lost('poll');
    }
  }

  private async refresh(): Promise<void> {
    this.take(await this.place.poll(`${this.query()}&wait=0`));
  }

  /** What comes by a stream; what is asked beside it changes nothing that the stream builds on. */
  private hear(given: Told | Reply): void {
    this.pulse?.heard();
    const message = this.whole(given);
    if (message && this.isNews(message)) this.known = message;
    if (message) this.take(message);
  }

  private take(message: Told | Reply): void {
    this.pulse?.heard();
    if (this.isNews(message)) {
      this.tries = 0;
      this.mark = Math.max(this.mark ?? 0, this.place.since(message));
      this.beat = message.beat;
      this.listener.link('live');
      this.listener.state(message);
    } else if (message.id) {
      this.waiting.get(message.id)?.(message);
    }
  }

  /** A patch becomes the state that it leads to. Where one was lost, the server is asked for everything, once. */
  private whole(message: Told | Reply): Told | Reply | null {
    if (!('type' in message) || message.type !== 'patch' || !this.place.patched) return message;
    if (!this.known) return null; // the whole is on its way
    this.known = this.place.patched(this.known, message);
    if (!this.known && this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"whole"}');
    else if (!this.known) this.reopen();
    return this.known;
  }

  private isNews(message: Told | Reply): message is Told {
    return 'type' in message && message.type === this.place.type;
  }

  /** Nothing is heard. Before the first state there is no connection that could be lost: a server may still be starting. */
  private away(): void {
    this.listener.link(this.mark === null ? 'connecting' : 'lost');
  }

  /** Come back after a little random delay; a way that never opened gives way to the next. */
  private lost(next: Way): void {
    this.drop();
    if (this.closed) return;
    this.way = next;
    this.tries += 1;
    this.away();
    const delay = Math.min(8000, 250 * 2 ** Math.min(this.tries, 5)) * (0.5 + Math.random());
    this.timer = setTimeout(() => this.open(), delay);
  }

  private async checkGone(): Promise<void> {
    try {
      await this.place.look();
    } catch (error) {
      if (error instanceof Error && 'status' in error && error.status === 404) {
        this.close();
        this.listener.gone();
      }
    }
  }

  private readonly again = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState === WebSocket.OPEN || this.tries === 0) return;
    this.reopen();
  };

  private readonly unplugged = (): void => {
    if (inPage(this.place.path)) return; // the server in this page needs no network
    if (this.pulse) this.pulse.doubt();
    else this.away();
  };

  private feelPulse(ask: () => void): void {
    this.pulse?.stop();
    this.pulse = new Pulse({
      ask,
      silent: () => this.away(),
      alive: () => this.listener.link('live'),
      dead: () => this.lost(this.way),
    });
  }

  /** Events and polls are answered when there is news; whether the server is there, a small question tells. */
  private async probe(): Promise<void> {
    const pulse = this.pulse;
    if ((inPage(this.place.path) || (await isThere(PROBE))) && pulse === this.pulse) pulse?.heard();
  }

  private reopen(): void {
    this.drop();
    this.open();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.pulse?.stop();
    this.pulse = null;
    const { socket, source } = this;
    this.socket = null;
    this.source = null;
    socket?.close();
    source?.close();
  }
}
