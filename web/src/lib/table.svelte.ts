/** One table as this browser knows it: the stream's last state, the steps so far, and the commands. */
import { tick } from 'svelte';
import type {
  Answer,
  Chair,
  Command,
  LegalAction,
  CoachLine,
  Message,
  Moment,
  Offer,
  State,
  Step,
  Table,
} from '../gen/wire.gen';
import { BlunderCheck } from './check.svelte';
import { api, ApiError, openSession } from './api';
import { decisionsIn, type Decision } from './history';
import { keepTable } from './my_tables';
import { Motion } from './motion';
import { Pacer } from './pacer';
import { prefs } from './prefs.svelte';
import { newId } from './command_id';
import { noteSeal } from './seals';
import { addShares } from './shares';
import { sounds } from './sound';
import { atTable, Stream, type Link, type Listener } from './stream';
import { text } from './text.svelte';
import { toasts } from './toasts.svelte';

type Wanted = Command extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

/** What a table is told by; where nothing can be sent it is a picture, and nothing is asked of it. */
export type Source = Pick<Stream, 'look' | 'close'> & Partial<Pick<Stream, 'send'>>;
const streamed =
  (code: string) =>
  (listener: Listener): Source =>
    new Stream(atTable(code), listener);

/** A line of play that the coach tells, played out from a position on: `at` of its steps are made. */
export interface Line extends CoachLine {
  readonly from: number;
  readonly at: number;
}

const VISITOR = -1;
/** How long each decision of somebody else stays, ms. */
const PAUSES = { slow: 1600, normal: 850, none: 0 } as const;

export class TableStore {
  table = $state.raw<Table | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  link = $state<Link>('connecting');
  gone = $state(false);
  past = $state.raw<Moment | null>(null); // the moment that is looked at, instead of now
  line = $state.raw<Line | null>(null); // what is looked at instead of the game as it was played
  sending = $state<number | null>(null); // the action that waits for the server
  fresh = $state.raw<readonly Step[]>([]); // what the last state brought
  skipped = $state(0); // how often somebody went ahead: what was being told is old then
  tries = $state(0); // wrong ones: of a thing that can do nothing, or of a move that a lesson did not ask for
  lastTry = $state<'refused' | 'not-asked'>('refused');
  lastSaid = $state.raw<Message | null>(null); // the answer to a legal move that was not asked for
  private wrong = $state.raw({ position: -1, actions: new Set<number>() }); // moves that a puzzle answered: not offered again
  note = $state.raw<Message | null>(null); // what a puzzle says to a wrong try, or as a clue
  waiting = $state(0); // states that arrived and are not shown yet: others decide faster than one can follow
  clockSkew = 0; // the server's clock minus ours, ms

  readonly motion = new Motion();
  readonly check = new BlunderCheck();
  private stream: Source;
  private readonly pacer = new Pacer<State>({
    show: (state) => void this.take(state.version, state.steps, state.table),
    left: (count) => (this.waiting = count),
    pause: (state) => this.pauseAfter(state),
    silent: (state) => this.freshIn(state).length === 0, // such as how far a bot is prepared
    join: (older, silent) => ({ ...silent, steps: [...older.steps, ...silent.steps] }),
  });
  private version = -1;
  private arrived = -1; // the version of the last state that came, shown or not
  private hurried = false; // until we are asked, others' decisions are shown at once
  private eyes = VISITOR; // the seat with whose eyes we look
  private awaited: (() => void)[] = [];

  /** `aside`: one of several tables on the screen, which neither moves nor sounds and keeps its names to itself. */
  constructor(
    readonly code: string,
    private readonly source: (listener: Listener) => Source = streamed(code),
    readonly aside = false,
    readonly askedAbout = '', // the player in whose place a class is asked: what is in that hand is not one's own
  ) {
    this.stream = this.open();
  }

  private open(): Source {
    return this.source({
      state: (state) => {
        if (!this.aside) void addShares(state.table, (wanted) => this.command(wanted));
        this.pacer.add(state);
      },
      link: (link) => (this.link = link),
      gone: () => (this.gone = true),
    });
  }

  /** Begin anew with what the table is told by now: another server has it. */
  reopen(): void {
    this.close();
    this.pacer.flush();
    [this.version, this.arrived, this.eyes, this.steps, this.sending] = [-1, -1, VISITOR, [], null];
    this.stream = this.open();
  }

  close(): void {
    this.stream.close();
    this.pacer.close();
  }

  // What is so ------------------------------------------------------------------------------------

  get game(): string {
    return this.table?.game ?? '';
  }
  get now(): Moment | null {
    return this.table?.moment ?? null;
  }
  /** What the table shows: now, or the past that is looked at. */
  get moment(): Moment | null {
    return this.past ?? this.now;
  }
  get seat(): number {
    return this.now?.audience ?? -1;
  }
  get legal(): readonly LegalAction[] {
    if (this.past || this.sending !== null || this.solved) return [];
    const { position = -1, legal = [] } = this.now ?? {};
    return this.wrong.position === position ? legal.filter((one) => !this.wrong.actions.has(one.action)) : legal;
  }
  get asked(): boolean {
    return !this.past && !this.solved && (this.now?.legal.length ?? 0) > 0;
  }
  /** A puzzle that is solved stops there. */
  get solved(): boolean {
    const puzzle = this.table?.puzzle;
    return !!puzzle && puzzle.done === puzzle.steps;
  }
  /** A puzzle in its first position: what led there happened before it began. */
  get unmoved(): boolean {
    return !this.past && this.table?.puzzle?.done === 0;
  }
  get mine(): readonly Chair[] {
    return this.table?.chairs.filter((chair) => chair.yours) ?? [];
  }
  get rewind(): Offer | null {
    return this.table?.rewind ?? null;
  }
  /** There is a choice, and the table allows hints. */
  get mayAsk(): boolean {
    return this.asked && this.legal.length > 1 && (this.table?.hints ?? false);
  }
  /** The coach is asked before a move is sent: where we have a choice among bots, and the host wants it. */
  private get checks(): boolean {
    const { table, now } = this;
    return (table?.settings.check ?? false) && this.againstBots && !table?.lesson && (now?.legal.length ?? 0) > 1;
  }
  /** Another seat of this browser is asked: the screen is passed on. */
  get passOn(): Chair | null {
    const mover = this.now?.to_move ?? -1;
    if (this.past || mover < 0 || mover === this.seat || this.asked) return null;
    return this.mine.find((chair) => chair.seat === mover) ?? null;
  }

  nameOf(chair: Chair): string {
    if (chair.nickname) return chair.nickname;
    return chair.kind === 'bot' ? text.t('bot-name', { number: chair.seat + 1 }) : text.t('open-seat');
  }

  /** The name of a seat among the things. */
  seatThing = (seat: number): string => `seat/${seat}`;

  /** Our last decisions in a row that still stand: the turn, where nobody else was asked in between. */
  lastTurn = $derived.by((): readonly Decision[] => {
    const standing = decisionsIn(this.steps);
    const last = standing.findLastIndex((one) => one.seat === this.seat);
    const before = standing.slice(0, last + 1).findLastIndex((one) => one.seat !== this.seat);
    return standing.slice(before + 1, last + 1);
  });

  // What happens ------------------------------------------------------------------------------------

  private async take(version: number, steps: readonly Step[], table: Table): Promise<void> {
    if (version < this.version) return; // overtaken by a newer one
    const fresh = steps.filter((step) => step.version > this.version);
    const first = this.version < 0;
    this.version = version;
    await text.load(text.language, table.game);
    const wasAsked = this.asked;
    if (!this.past && !this.aside) this.motion.before();
    this.clockSkew = table.now - Date.now();
    this.table = table;
    this.sending = null;
    if (fresh.length) this.steps = [...this.steps, ...fresh];
    this.fresh = fresh;
    this.lookAsSeated(table);
    if (!this.aside) this.nameSeats();
    if (table.chairs.some((chair) => chair.yours) && !table.classroom && !table.puzzle)
      keepTable(table.code, table.game);
    if (table.phase !== 'lobby' && !this.aside) noteSeal(table.code, table.seal);
    await tick();
    if (!first && !this.past && !this.aside) {
      this.motion.after(fresh, this.seatThing);
      sounds.tell(fresh, !wasAsked && this.asked);
    }
    for (const resume of this.awaited.splice(0)) resume();
  }

  /** From now on sentences name the players of this table. */
  nameSeats(): void {
    text.seat(this.names);
  }
  get names(): readonly string[] {
    return this.table?.chairs.map((chair) => this.nameOf(chair)) ?? [];
  }

  /** How long others' decisions stay before the next is shown; what we did ourselves needs no pause. */
  private pauseAfter(state: State): number {
    const opened = this.arrived >= 0;
    const fresh = this.freshIn(state);
    this.arrived = Math.max(this.arrived, state.version);
    const hurried = this.hurried;
    if (state.table.moment?.legal.length) this.hurried = false;
    const theirs = opened && !this.aside && fresh.some((step) => step.kind === 'action' && step.seat !== this.seat);
    return theirs && !hurried && !document.hidden && !this.past ? PAUSES[prefs.follow] : 0;
  }

  /** The steps that no state before it brought. */
  private freshIn(state: State): readonly Step[] {
    return state.steps.filter((step) => step.version > this.arrived);
  }

  /** Show at once what waits to be shown. */
  catchUp(): void {
    this.motion.skip();
    this.pacer.flush();
  }

  /** What bots decide while we read waits to be shown; people are never kept out of sight. */
  beginReading(): void {
    if (this.againstBots) this.pacer.hold();
  }
  endReading(): void {
    this.pacer.goOn();
  }

  /** Others' decisions wait to be shown, or bots take their time. */
  get canSkip(): boolean {
    const mover = this.table?.phase === 'playing' ? this.table.chairs[this.now?.to_move ?? -1] : undefined;
    const paced = (mover?.kind === 'bot' || mover?.covered) && this.table?.settings.pace;
    return this.waiting > 0 || (this.seat >= 0 && !this.past && paced === true);
  }

  /** Show what waits, and until we are asked all that follows; the bots do not pause meanwhile. */
  skipAhead(): void {
    this.skipped += 1;
    const paced = this.canSkip && this.seat >= 0 && !this.asked;
    this.catchUp();
    if (!paced || this.asked) return;
    this.hurried = true;
    void this.command({ type: 'hurry', seat: this.seat });
  }

  look(seat: number): void {
    this.eyes = seat;
    this.stream.look(seat);
  }

  /** Whoever sits down looks with that seat's eyes from then on; whoever stands up, with a visitor's. */
  private lookAsSeated(table: Table): void {
    const own = table.chairs.filter((chair) => chair.yours).map((chair) => chair.seat);
    if (own.includes(this.eyes)) return;
    const seat = own[0] ?? VISITOR;
    if (table.moment?.audience === seat) this.eyes = seat;
    else if (seat !== this.eyes) this.look(seat);
  }

  /** The moment after an entry of the log; null is now. */
  async lookAt(position: number | null): Promise<void> {
    this.line = null;
    if (position === null || (this.now && position >= this.now.position && this.table?.phase !== 'over')) {
      this.past = null;
      return;
    }
    try {
      const audience = this.table?.phase === 'over' ? -2 : this.seat;
      this.past = await api.moment(this.code, position, audience);
    } catch (error) {
      this.failed(error);
    }
  }

  /** A line of the coach, from the position where the game went another way; its actions have hyphens between them. */
  async follow(position: number, actions: string): Promise<void> {
    try {
      this.line = { ...(await api.line(this.code, position, actions)), from: position, at: 0 };
      this.past = this.line.before;
    } catch (error) {
      this.failed(error);
    }
  }

  /** So many steps along the line. */
  lookAlong(wanted: number): void {
    const line = this.line;
    if (!line || wanted < 0 || wanted > line.steps.length) return;
    this.past = line.steps[wanted - 1]?.moment ?? line.before;
    this.line = { ...line, at: wanted };
  }

  // What we ask ---------------------------------------------------------------------------------------

  async command(wanted: Wanted): Promise<Answer | null> {
    if (!this.stream.send) return null;
    try {
      await openSession();
      return await this.stream.send({ ...wanted, id: newId() } as Command);
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  /** Done, or the refusal is told. */
  async do(wanted: Wanted): Promise<boolean> {
    const answer = await this.command(wanted);
    if (answer?.type === 'rejected' && answer.reason === 'not-asked') this.tried('not-asked', answer.message);
    else if (answer?.type === 'rejected') toasts.say(answer.message, this.game);
    return answer?.type === 'done';
  }

  /** A lesson or a puzzle answers a wrong try. */
  tried(why: 'refused' | 'not-asked', said: Message | null = null): void {
    this.lastTry = why;
    this.lastSaid = said;
    this.tries += 1;
  }

  async act(action: number): Promise<boolean> {
    if (!this.now || this.sending !== null) return false;
    if (this.waiting) {
      this.catchUp(); // it was decided on a table that has moved on
      return false;
    }
    this.motion.skip();
    this.sending = action;
    if (
      this.checks &&
      !(await this.check.allows(action, { code: this.code, seat: this.seat, position: this.now.position }))
    ) {
      this.sending = null;
      return false;
    }
    const { position } = this.now;
    const tries = this.tries;
    const done = await this.do({ type: 'act', seat: this.seat, action, position });
    if (!done && this.tries > tries && this.table?.puzzle) this.noteWrong(position, action);
    if (!done) this.sending = null;
    return done;
  }

  private noteWrong(position: number, action: number): void {
    const before = this.wrong.position === position ? this.wrong.actions : [];
    this.wrong = { position, actions: new Set([...before, action]) };
  }

  /** The same decision several times in a row, as long as it can be made. */
  async repeat(action: number, times: number): Promise<void> {
    for (let left = times; left > 0 && this.legal.some((one) => one.action === action); left -= 1) {
      const arrived = this.nextState();
      if (!(await this.act(action))) return;
      await arrived;
    }
  }

  /** Take back our last decision, or all of this `turn` that nobody learned anything from: one request. */
  async undo(turn = false): Promise<boolean> {
    if (!this.now?.undo.possible) return false;
    return this.do({ type: 'undo', seat: this.seat, position: this.now.position, turn });
  }

  /** Nobody but bots could object: what we decided is taken back at a press. */
  get againstBots(): boolean {
    const chairs = this.table?.chairs ?? [];
    return chairs.every((chair) => chair.yours || chair.kind === 'bot' || chair.covered || chair.resigned);
  }
  /** Nobody but bots plays on: the game can end here, with the result where it is certain, else by giving up. */
  get canStop(): boolean {
    const { table } = this;
    const task = table?.lesson || table?.puzzle || table?.daily || table?.classroom;
    return table?.phase === 'playing' && this.seat >= 0 && this.againstBots && !task;
  }
  stop(): Promise<boolean> {
    this.catchUp();
    return this.do({ type: 'stop', seat: this.seat });
  }
  get canTakeBack(): boolean {
    return (
      !this.past &&
      this.table?.phase === 'playing' &&
      this.againstBots &&
      this.lastTurn.length > 0 &&
      !this.now?.undo.possible
    );
  }

  /** Go back to before our last decision, with all that the bots did since. */
  async takeBack(): Promise<boolean> {
    const last = this.lastTurn.at(-1);
    if (!last || !this.now) return false;
    this.catchUp();
    return this.do({ type: 'offer-rewind', seat: this.seat, to: last.from, position: this.now.position });
  }

  get canRestart(): boolean {
    return !this.past && this.lastTurn.length > 1 && (this.now?.undo.possible ?? false);
  }

  /** Take back what we did since somebody else was asked, as far as nobody learned anything from it. */
  async restart(): Promise<boolean> {
    return this.undo(true);
  }

  /** The next time that the table changed, and everything is drawn. */
  private nextState(): Promise<void> {
    return new Promise((resume) => this.awaited.push(resume));
  }

  private failed(error: unknown): void {
    const message: Message = error instanceof ApiError ? error.said : { id: 'offline', params: {}, things: [] };
    toasts.say(message, this.game);
  }
}
