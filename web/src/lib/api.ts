/** The REST side of the protocol (docs/PROTOCOL.md). Every failure is an `ApiError` that carries a sentence. */
import type {
  About,
  AskedPosition,
  Answer,
  Chart,
  Checked,
  ClassAnswer,
  ClassCommand,
  ClassMade,
  ClassResults,
  ClassState,
  Command,
  Daily,
  DeviceKey,
  GameCard,
  HandIn,
  Hint,
  HomeworkBook,
  JoinClass,
  Joined,
  Lesson,
  LessonPlan,
  CoachLine,
  Message,
  Moment,
  NewChair,
  NewClass,
  NewTable,
  OpenedFile,
  OwnHomework,
  PlayedOn,
  Portable,
  PrintedCard,
  PuzzleCard,
  RecoveryKey,
  Rejected,
  Reviewing,
  RuleChapter,
  RuleSentence,
  Sketch,
  State,
  Step,
  TableMade,
  TakenOver,
  TeachingRules,
  Verified,
} from '../gen/wire.gen';
import { outer } from './base_path';
import { saveAs } from './save_as';
import { request } from './transport';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
  ) {
    super(said.id);
  }
}

const OFFLINE: Message = { id: 'offline', params: {}, things: [] };

async function ask(path: string, body?: unknown): Promise<Response> {
  try {
    return await request(path, body === undefined ? undefined : JSON.stringify(body));
  } catch (error) {
    throw new ApiError(0, saidBy(error) ?? OFFLINE);
  }
}

/** Why the server in this page could not start, where that was the reason. */
const saidBy = (error: unknown): Message | null =>
  error instanceof Error && 'said' in error ? (error.said as Message) : null;

async function read<T>(path: string, body?: unknown): Promise<T> {
  const response = await ask(path, body);
  if (!response.ok) {
    const rejection = (await response.json().catch(() => null)) as Rejected | null;
    throw new ApiError(response.status, rejection?.message ?? OFFLINE);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A command that is rejected is answered; only what never arrived is an error. */
async function order<Reply extends { id: string | null }>(path: string, command: { id: string }): Promise<Reply> {
  const response = await ask(path, command);
  const body = (await response.json().catch(() => null)) as Reply | Rejected | null;
  if (body && body.id !== null) return body as Reply;
  throw new ApiError(response.status, body && 'message' in body ? body.message : OFFLINE);
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
const table = (code: string): string => `/tables/${plain(code)}`;

let session: Promise<void> | undefined;

/** The cookie that holds this browser's seats; once is enough. */
export function openSession(): Promise<void> {
  session ??= read<undefined>('/session', {}).catch((error: unknown) => {
    session = undefined;
    throw error;
  });
  return session;
}

export const api = {
  about: () => read<About>('/about'),
  game: (game: string) => read<GameCard>(`/games/${game}`),
  rules: (game: string) => read<readonly RuleChapter[]>(`/games/${game}/rules`),
  rulebook: (game: string, language: string) => read<TeachingRules>(`/games/${game}/rulebook/${language}`),
  figure: (game: string, figure: string) => read<Moment>(`/games/${game}/rulebook/figures/${figure}`),
  rulings: (game: string, language: string) => read<readonly RuleSentence[]>(`/games/${game}/rulings/${language}`),
  components: (game: string) => read<Record<string, unknown>>(`/games/${game}/components`),
  gallery: <Gallery>(game: string) => read<Gallery>(`/games/${game}/gallery`),
  /** What a person writes as an option, read by the engine: its numbers, and a drawing of the game's own. */
  async sketch<Drawing>(
    game: string,
    option: string,
    given: string | readonly number[],
  ): Promise<Sketch & { readonly drawing: Drawing | null }> {
    await openSession();
    return read(`/games/${game}/sketch`, { option, given });
  },
  lesson: (game: string, lesson: string, language: string) =>
    read<Lesson>(`/games/${game}/lessons/${lesson}/${language}`),
  plans: (game: string, language: string) => read<readonly LessonPlan[]>(`/games/${game}/plans/${language}`),
  puzzles: (game: string) => read<readonly PuzzleCard[]>(`/games/${game}/puzzles`),
  async daily(): Promise<Daily> {
    await openSession();
    return read<Daily>('/daily');
  },
  /** The table of today's deal: this browser's only one. */
  async beginDaily(game: string, nickname: string): Promise<TableMade> {
    await openSession();
    return read<TableMade>(`/daily/${game}`, { nickname });
  },
  /** A table of the Laureate's best play of today's deal, to look back at. */
  laureateOfDaily: (game: string) => read<TableMade>(`/daily/${game}/laureate`, {}),
  text: async (path: string) => (await ask(path)).text(),
  async makeTable(wanted: NewTable): Promise<TableMade> {
    await openSession();
    return read<TableMade>('/tables', wanted);
  },
  /** What the file of a saved game holds; each of its moves is played again by the rules. */
  async checkFile(text: string): Promise<OpenedFile> {
    await openSession();
    return read<OpenedFile>('/opened-files', { text });
  },
  /** The table of a saved game; without chairs, of one that is over. */
  openFile: (text: string, chairs: readonly NewChair[]) => read<TableMade>('/opened-files/tables', { text, chairs }),
  state: (code: string) => read<State>(table(code)),
  poll: (code: string, query: string) => read<State>(`${table(code)}/poll?${query}`),
  moment: (code: string, position: number, audience: number) =>
    read<Moment>(`${table(code)}/moments/${position}?audience=${audience}`),
  /** A line of play that the coach tells, from a position on. */
  line: (code: string, position: number, actions: string) =>
    read<CoachLine>(`${table(code)}/lines/${position}?actions=${actions}`),
  log: (code: string, audience: number) => read<readonly Step[]>(`${table(code)}/log?audience=${audience}`),
  chart: (code: string) => read<Chart>(`${table(code)}/chart`),
  /** How far the coach is with a finished game; the server answers after a second or two. */
  review: (code: string) => read<Reviewing>(`${table(code)}/review`),
  verify: (code: string) => read<Verified>(`${table(code)}/verify`),
  /** The file of a finished game. */
  save: async (code: string) => (await ask(`${table(code)}/match.labtable`)).text(),
  /** Delete what is stored of this browser at a table; its host deletes the table. */
  forget: (code: string) => read<undefined>(`${table(code)}/forget`, {}),
  /** Log out: for a computer that others use next. */
  async endSession(): Promise<void> {
    await read<undefined>('/session/end', {});
    session = undefined;
  },
  hint: (code: string, seat: number, position: number) => read<Hint>(`${table(code)}/hint`, { seat, position }),
  check: (code: string, seat: number, position: number, action: number) =>
    read<Checked>(`${table(code)}/check`, { seat, position, action }),
  /** A game against bots, for this page to play it on when the server is lost. */
  portable: (code: string) => read<Portable>(`${table(code)}/portable`),
  /** Bring a game back that this page has played on; the table at which it goes on. */
  playedOn: (code: string, played: PlayedOn) => read<TableMade>(`${table(code)}/played-on`, played),
  handOver: (code: string, seat: number) => read<DeviceKey>(`${table(code)}/handover`, { seat }),
  async takeOver(key: string): Promise<TakenOver> {
    await openSession();
    return read<TakenOver>('/takeover', { key });
  },
  command: (code: string, command: Command) => order<Answer>(`${table(code)}/commands`, command),
  async makeClass(wanted: NewClass): Promise<ClassMade> {
    await openSession();
    return read<ClassMade>('/classes', wanted);
  },
  async joinClass(code: string, language: JoinClass['language']): Promise<Joined> {
    await openSession();
    return read<Joined>('/classes/join', { code: plain(code), language });
  },
  classroom: (id: string) => read<ClassState>(`/classes/${id}`),
  pollClass: (id: string, query: string) => read<ClassState>(`/classes/${id}/poll?${query}`),
  commandClass: (id: string, command: ClassCommand) => order<ClassAnswer>(`/classes/${id}/commands`, command),
  classResults: (id: string, round: number | null) =>
    read<ClassResults>(`/classes/${id}/results${round === null ? '' : `?round=${round}`}`),
  /** The homework of a code card; nothing else is needed to see it and to hand in. */
  homework: (code: string) => read<OwnHomework>(`/homework/${plain(code)}`),
  async handIn(code: string, done: HandIn): Promise<OwnHomework> {
    await openSession();
    return read<OwnHomework>(`/homework/${plain(code)}`, done);
  },
  /** A position that is homework, after the decisions of an answer so far. */
  positionOfHomework: (code: string, task: number, line: readonly number[]) =>
    read<AskedPosition>(`/homework/${plain(code)}/position/${task}?line=${line.join(',')}`),
  positionOfStep: (id: string, line: readonly number[]) =>
    read<AskedPosition>(`/classes/${id}/position?line=${line.join(',')}`),
  homeworkBook: (id: string) => read<HomeworkBook>(`/classes/${id}/homework`),
  /** The decisions at a table of one's own whose deal others can play, too. */
  moves: (code: string) => read<HandIn['moves']>(`${table(code)}/moves`),
  entryCards: (id: string) => read<readonly PrintedCard[]>(`/classes/${id}/entry-cards`),
  /** Another recovery key; the one before opens nothing any more. */
  newRecoveryKey: (id: string) => read<RecoveryKey>(`/classes/${id}/recovery`, {}),
  /** A code for a second device: the teacher's, a pupil's own, or that of a pupil whose device changed. */
  handOverClass: (id: string, pupil: number | null) => read<DeviceKey>(`/classes/${id}/handover`, { pupil }),
};

export const shownCode = (code: string): string => `${plain(code).slice(0, 4)}-${plain(code).slice(4)}`;
export const pathOf = (code: string): string => outer(`/t/${shownCode(code)}`);
export const codeOf = plain;
export const classPath = (id: string): string => outer(`/class/${id}`);
export const classQrOf = (id: string): string => outer(`/api/classes/${id}/qr.svg`);
export const cardQrOf = (id: string, code: string): string => outer(`/api/classes/${id}/qr.svg?entry_card=${code}`);
export const classFileOf = (id: string): string => outer(`/api/classes/${id}/results.csv`);
export const qrOf = (code: string): string => outer(`/api${table(code)}/qr.svg`);
/** The file of a finished game, saved as a browser saves what it downloads. */
export async function saveFile(code: string, game: string): Promise<void> {
  const response = await ask(`${table(code)}/match.labtable`);
  if (response.ok) saveAs(await response.blob(), `${game}-${plain(code)}.labtable`);
}
