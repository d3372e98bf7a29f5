// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.

export interface Message {
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly things: readonly string[];
}

export interface Possible {
  readonly message: Message;
  readonly share: number;
  readonly likely: string;
}

export interface PlayerShare {
  readonly seat: number;
  readonly pledge: string;
  readonly share: string | null;
}

export interface PuzzlePlace {
  readonly name: string;
  readonly number: number;
  readonly count: number;
  readonly grade: number;
  readonly theme: "line" | "now" | "patience" | "prepare" | "risk" | "rival";
  readonly task: Message;
  readonly clue: Message | null;
  readonly done: number;
  readonly steps: number;
  readonly solved: readonly PuzzleAnswer[];
  readonly next: string | null;
}

export interface PuzzleAnswer {
  readonly message: Message;
  readonly why: readonly Message[];
  readonly line: readonly (readonly [number, Message])[];
}

export interface Clock {
  readonly seconds: number;
  readonly increment?: number;
}

export interface Settings {
  readonly spectators?: boolean;
  readonly locked?: boolean;
  readonly cover_after?: number;
  readonly cover_level?: string;
  readonly pace?: boolean;
  readonly clock?: Clock | null;
  readonly check?: boolean;
}

export interface Chair {
  readonly seat: number;
  readonly kind: "bot" | "human" | "open";
  readonly nickname: string | null;
  readonly level: string | null;
  readonly covered: boolean;
  readonly resigned: boolean;
  readonly present: boolean;
  readonly cover_at: number | null;
  readonly yours: boolean;
  readonly people: number;
  readonly program: boolean;
  readonly clock: number | null;
  readonly ticking: boolean;
}

export interface LegalAction {
  readonly action: number;
  readonly message: Message;
}

export interface Undo {
  readonly possible: boolean;
  readonly reason: Message | null;
}

export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly rank: number;
}

export interface Outcome {
  readonly reason: string;
  readonly message: Message;
  readonly winners: readonly number[];
  readonly standings: readonly Standing[];
  readonly epilogue: readonly Message[];
}

export interface Moment {
  readonly position: number;
  readonly audience: number;
  readonly to_move: number;
  readonly prompt: Message;
  readonly view: unknown;
  readonly last_things: readonly string[];
  readonly legal: readonly LegalAction[];
  readonly undo: Undo;
  readonly outcome: Outcome | null;
  readonly decided: number | null;
}

export interface Offer {
  readonly by: number;
  readonly to: number;
  readonly agreed: readonly number[];
  readonly missing: readonly number[];
}

export interface Warming {
  readonly done: number;
  readonly total: number;
}

export interface Preparing {
  readonly levels: readonly string[];
  readonly done: number;
  readonly total: number;
}

export interface LessonPlace {
  readonly name: string;
  readonly step: number;
}

export interface Branch {
  readonly code: string;
  readonly position: number;
  readonly anew: boolean;
  readonly since: number;
}

export interface Table {
  readonly code: string;
  readonly game: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
  readonly chairs: readonly Chair[];
  readonly host: boolean;
  readonly watchers: number;
  readonly now: number;
  readonly created_at: number;
  readonly expires_at: number;
  readonly commitment: string;
  readonly seal: string;
  readonly secret: string | null;
  readonly deal: "again" | "class" | "day" | "file" | "page" | "players" | "server" | "set";
  readonly shares: readonly PlayerShare[];
  readonly collecting: boolean;
  readonly preparing: Preparing | null;
  readonly rewind: Offer | null;
  readonly rematch: string | null;
  readonly hints: boolean;
  readonly phrases: boolean;
  readonly lesson: LessonPlace | null;
  readonly puzzle: PuzzlePlace | null;
  readonly daily: string | null;
  readonly branch: Branch | null;
  readonly classroom: string | null;
  readonly moment: Moment | null;
}

export interface Step {
  readonly version: number;
  readonly at: number;
  readonly kind: "action" | "deal" | "phrase" | "rewind" | "table" | "undo";
  readonly seat: number | null;
  readonly position: number;
  readonly log: readonly Message[];
  readonly things: readonly string[];
}

export interface State {
  readonly type: "state";
  readonly version: number;
  readonly since: number;
  readonly beat: number;
  readonly steps: readonly Step[];
  readonly table: Table;
}

export interface Patch {
  readonly type: "patch";
  readonly version: number;
  readonly since: number;
  readonly beat: number;
  readonly onto: number;
  readonly steps: readonly Step[];
  readonly table: Readonly<Record<string, unknown>>;
  readonly moment: Readonly<Record<string, unknown>>;
  readonly view: Readonly<Record<string, unknown>>;
}

export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version: number;
  readonly position: number;
}

export interface Refusal {
  readonly reason: string;
  readonly message: Message;
  readonly rule: string | null;
  readonly sentence: string | null;
}

export interface Rejected {
  readonly type: "rejected";
  readonly id: string | null;
  readonly reason:
    | "bad-name"
    | "bad-request"
    | "bad-setup"
    | "class-full"
    | "forbidden"
    | "frozen"
    | "illegal"
    | "misdirected"
    | "name-taken"
    | "no-seat"
    | "no-session"
    | "not-asked"
    | "not-found"
    | "not-host"
    | "not-now"
    | "not-over"
    | "not-teacher"
    | "not-your-seat"
    | "nothing-to-undo"
    | "seat-taken"
    | "stale"
    | "too-fast"
    | "too-large"
    | "unavailable"
    | "warming-up";
  readonly message: Message;
  readonly refusal: Refusal | null;
  readonly version: number | null;
  readonly position: number | null;
}

export interface Explained {
  readonly action: number;
  readonly message: Message;
  readonly refusal: Refusal | null;
}

export interface Explanation {
  readonly type: "explanation";
  readonly id: string;
  readonly position: number;
  readonly actions: readonly Explained[];
  readonly more: number;
}

export interface Previewed {
  readonly type: "previewed";
  readonly id: string;
  readonly position: number;
  readonly certain: readonly Message[];
  readonly may: readonly Possible[];
  readonly more: boolean;
  readonly lost: readonly Message[];
  readonly undoable: boolean;
  readonly then: "open" | "others" | "over" | "you";
  readonly ghost: unknown;
  readonly next: readonly LegalAction[];
}

export interface Pong {
  readonly type: "pong";
  readonly now: number;
}

export interface Bye {
  readonly type: "bye";
  readonly reason:
    | "bad-name"
    | "bad-request"
    | "bad-setup"
    | "class-full"
    | "forbidden"
    | "frozen"
    | "illegal"
    | "misdirected"
    | "name-taken"
    | "no-seat"
    | "no-session"
    | "not-asked"
    | "not-found"
    | "not-host"
    | "not-now"
    | "not-over"
    | "not-teacher"
    | "not-your-seat"
    | "nothing-to-undo"
    | "seat-taken"
    | "stale"
    | "too-fast"
    | "too-large"
    | "unavailable"
    | "warming-up";
  readonly message: Message;
}

export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seat: number;
  readonly action: number;
  readonly position: number;
}

export interface TakeBack {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
  readonly position: number;
  readonly turn?: boolean;
}

export interface OfferRewind {
  readonly type: "offer-rewind";
  readonly id: string;
  readonly seat: number;
  readonly to: number;
  readonly position: number;
}

export interface AnswerRewind {
  readonly type: "answer-rewind";
  readonly id: string;
  readonly seat: number;
  readonly to: number;
  readonly agree: boolean;
}

export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly nickname: string;
  readonly seat?: number | null;
  readonly program?: boolean;
}

export interface Rename {
  readonly type: "rename";
  readonly id: string;
  readonly seat: number;
  readonly nickname: string;
}

export interface Leave {
  readonly type: "leave";
  readonly id: string;
  readonly seat: number;
}

export interface Back {
  readonly type: "back";
  readonly id: string;
  readonly seat: number;
}

export interface Resign {
  readonly type: "resign";
  readonly id: string;
  readonly seat: number;
}

export interface Stop {
  readonly type: "stop";
  readonly id: string;
  readonly seat: number;
}

export interface Furnish {
  readonly type: "furnish";
  readonly id: string;
  readonly seat: number;
  readonly level: string | null;
}

export interface Cover {
  readonly type: "cover";
  readonly id: string;
  readonly seat: number;
}

export interface Change {
  readonly type: "change";
  readonly id: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, unknown>> | null;
  readonly settings?: Settings | null;
}

export interface Start {
  readonly type: "start";
  readonly id: string;
}

export interface Pledge {
  readonly type: "pledge";
  readonly id: string;
  readonly seat: number;
  readonly pledge: string;
}

export interface Reveal {
  readonly type: "reveal";
  readonly id: string;
  readonly seat: number;
  readonly share: string;
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly seat: number;
  readonly phrase: string;
}

export interface Hurry {
  readonly type: "hurry";
  readonly id: string;
  readonly seat: number;
}

export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

export interface ShowMe {
  readonly type: "show-me";
  readonly id: string;
  readonly seat: number;
  readonly position: number;
}

export interface LeaveLesson {
  readonly type: "leave-lesson";
  readonly id: string;
}

export interface Why {
  readonly type: "why";
  readonly id: string;
  readonly seat: number;
  readonly action?: number | null;
  readonly thing?: string | null;
}

export interface Preview {
  readonly type: "preview";
  readonly id: string;
  readonly seat: number;
  readonly action: number;
  readonly position: number;
}

export interface Look {
  readonly type: "look";
  readonly seat: number | null;
}

export interface Doubt {
  readonly action: number;
  readonly best: number;
  readonly cost: number;
  readonly better: Message;
  readonly why: readonly Message[];
}

export interface Review {
  readonly format: string;
  readonly game: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly together: boolean;
  readonly lower: boolean;
  readonly decisions: readonly Judged[];
  readonly final: readonly number[];
  readonly seats: readonly Sums[];
  readonly luck_share: number;
  readonly turns: readonly Turn[];
  readonly deep: boolean;
  readonly par: Message | null;
  readonly statements: readonly Statement[];
  readonly early_end: EarlyEnd | null;
}

export interface Judged {
  readonly version: number;
  readonly seat: number;
  readonly action: number;
  readonly best: number;
  readonly choices: number;
  readonly played: Message;
  readonly better: Message | null;
  readonly cost: number;
  readonly low: number;
  readonly high: number;
  readonly mark: "best" | "good" | "slip" | "blunder";
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly error: readonly number[];
  readonly play: readonly number[];
  readonly luck: readonly number[];
  readonly later: readonly number[];
  readonly drew: boolean;
  readonly elsewhere: readonly Elsewhere[];
}

export interface Elsewhere {
  readonly seat: number;
  readonly best: number;
  readonly better: Message;
  readonly cost: number;
}

export interface Sums {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly later: number;
  readonly end: number;
  readonly best: number;
  readonly good: number;
  readonly slips: number;
  readonly blunders: number;
}

export interface Turn {
  readonly kind: "decision" | "luck";
  readonly version: number;
  readonly seat: number;
  readonly change: number;
  readonly played: Message;
  readonly better: Message | null;
  readonly line: readonly (readonly [number, Message])[];
  readonly actions: readonly number[];
  readonly why: readonly Message[];
}

export interface Statement {
  readonly version: number;
  readonly seat: number;
  readonly said: Message;
  readonly concluded: readonly Message[];
}

export interface EarlyEnd {
  readonly reason: "decided" | "given-up";
  readonly seat: number;
  readonly version: number;
}

export interface Block {
  readonly kind: "chapter" | "example" | "figure" | "item" | "numbered" | "paragraph" | "step" | "table";
  readonly text: string;
  readonly cites: readonly string[];
  readonly rows: readonly ManualRow[];
  readonly figure: string;
}

export interface ManualRow {
  readonly cells: readonly string[];
  readonly cites: readonly string[];
}

export interface Primer {
  readonly aim: Message;
  readonly turn: Message;
  readonly glance: readonly Message[];
  readonly legend: readonly Message[];
}

export interface Snapshot {
  readonly layout: string;
  readonly sha256: string;
  readonly record: string;
}

export interface NewChair {
  readonly kind?: "bot" | "me" | "open";
  readonly level?: string | null;
  readonly nickname?: string | null;
}

export interface Again {
  readonly code: string;
  readonly position: number;
  readonly anew_for?: number | null;
}

export interface NewTable {
  readonly game: string;
  readonly chairs: readonly NewChair[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: Settings;
  readonly lesson?: string | null;
  readonly again?: Again | null;
  readonly puzzle?: string | null;
  readonly deal?: number | null;
}

export interface TableMade {
  readonly code: string;
  readonly link: string;
  readonly commitment: string | null;
  readonly seats: readonly number[];
}

export interface Portable {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
  readonly chairs: readonly NewChair[];
  readonly position: number;
  readonly snapshot: Snapshot;
}

export interface PlayedOn {
  readonly position: number;
  readonly moves: readonly (readonly [number, number])[];
}

export interface OpenFile {
  readonly text: string;
  readonly chairs?: readonly NewChair[];
}

export interface OpenedFile {
  readonly game: string;
  readonly names: readonly string[];
  readonly levels: readonly (string | null)[];
  readonly decisions: number;
  readonly to_move: number | null;
}

export interface HandOver {
  readonly seat: number;
}

export interface DeviceKey {
  readonly key: string;
  readonly expires_at: number;
}

export interface AskHint {
  readonly seat: number;
  readonly position: number;
}

export interface Follows {
  readonly seat: number;
  readonly message: Message;
}

export interface Advice {
  readonly action: number;
  readonly message: Message;
  readonly visits: number;
  readonly win_chance: number | null;
  readonly expected_score: number | null;
  readonly line: readonly Follows[];
  readonly why: readonly Message[];
}

export interface Hint {
  readonly position: number;
  readonly best: readonly Advice[];
}

export interface AskCheck {
  readonly seat: number;
  readonly position: number;
  readonly action: number;
}

export interface Checked {
  readonly position: number;
  readonly doubt: Doubt | null;
}

export interface TakeOver {
  readonly key: string;
  readonly program?: boolean;
}

export interface TakenOver {
  readonly code: string;
  readonly seat: number;
  readonly classroom: string | null;
}

export interface ChoiceOption {
  readonly type: "choice";
  readonly name: string;
  readonly values: readonly string[];
  readonly players: readonly number[] | null;
}

export interface NumbersOption {
  readonly type: "numbers";
  readonly name: string;
  readonly length: number;
  readonly low: number;
  readonly high: number;
  readonly players: readonly number[] | null;
}

export interface GameCard {
  readonly name: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly edition: string;
  readonly players: readonly number[];
  readonly minutes: readonly [number, number];
  readonly age: number;
  readonly kind: string;
  readonly status: string;
  readonly rules_version: number;
  readonly cooperative: boolean;
  readonly teams: boolean;
  readonly options: readonly (ChoiceOption | NumbersOption)[];
  readonly primer: Primer;
  readonly warming: Warming | null;
  readonly lessons: readonly string[];
  readonly changed: readonly string[];
}

export interface AskSketch {
  readonly option: string;
  readonly given: string | readonly number[];
}

export interface Sketch {
  readonly value: readonly number[];
  readonly drawing: unknown;
}

export interface LessonStep {
  readonly say: string;
  readonly nudge: string | null;
  readonly light: readonly string[];
  readonly asks: boolean;
  readonly refusal: string | null;
  readonly source: string | null;
}

export interface Lesson {
  readonly name: string;
  readonly number: number;
  readonly minutes: number;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly LessonStep[];
}

export interface RuleSentence {
  readonly number: string;
  readonly text: string;
}

export interface RuleChapter {
  readonly number: string;
  readonly title: string;
  readonly sentences: readonly RuleSentence[];
}

export interface FigurePart {
  readonly part: "board" | "hand" | "legend";
  readonly around: readonly string[];
  readonly light: readonly string[];
}

export interface TeachingRules {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly figures: Readonly<Record<string, FigurePart>>;
}

export interface About {
  readonly version: string;
  readonly languages: readonly string[];
  readonly levels: readonly string[];
  readonly own_bots: readonly string[];
  readonly phrases: readonly string[];
  readonly nicknames: readonly string[];
  readonly games: readonly GameCard[];
}

export interface Chart {
  readonly positions: readonly number[];
  readonly scores: readonly (readonly number[])[];
}

export interface Verified {
  readonly commitment: string;
  readonly secret: string;
  readonly rules_version: number;
  readonly decisions: number;
  readonly genuine: boolean;
  readonly seal: string;
  readonly fingerprint: string;
  readonly branch: number | null;
  readonly redealt: number | null;
}

export interface LineStep {
  readonly seat: number;
  readonly words: Message;
  readonly log: readonly Message[];
  readonly moment: Moment;
}

export interface CoachLine {
  readonly before: Moment;
  readonly steps: readonly LineStep[];
}

export interface Reviewing {
  readonly done: number;
  readonly total: number;
  readonly review: Review | null;
}

export interface PuzzleCard {
  readonly name: string;
  readonly grade: number;
  readonly theme: "line" | "now" | "patience" | "prepare" | "risk" | "rival";
  readonly players: number;
  readonly steps: number;
}

export interface DailyField {
  readonly plays: number;
  readonly wanted: number;
  readonly distinct: number;
  readonly fewest: number;
  readonly thinks: number;
  readonly scores: readonly (readonly [number, number])[];
  readonly wins: number;
}

export interface DailyDeal {
  readonly game: string;
  readonly players: number;
  readonly rival: string | null;
  readonly code: string | null;
  readonly over: boolean;
  readonly score: number | null;
  readonly won: boolean | null;
  readonly lower: boolean;
  readonly field: DailyField | null;
}

export interface Daily {
  readonly day: string;
  readonly ends_at: number;
  readonly deals: readonly DailyDeal[];
}

export interface BeginDaily {
  readonly nickname: string;
}

export interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly face: number;
  readonly present: boolean;
  readonly hand: number | null;
  readonly group: number | null;
  readonly picked: boolean;
  readonly wanted: string;
}

export interface Waiting {
  readonly id: number;
  readonly name: string;
  readonly face: number;
  readonly present: boolean;
  readonly since: number;
}

export interface Group {
  readonly number: number;
  readonly pupils: readonly number[];
  readonly table: string | null;
  readonly seats: readonly number[];
}

export interface Frozen {
  readonly message: string;
  readonly since: number;
}

export interface Spotlight {
  readonly table: string | null;
  readonly thing: string | null;
}

export interface WallTable {
  readonly group: number;
  readonly code: string;
  readonly version: number;
  readonly position: number;
  readonly phase: "lobby" | "over" | "playing";
  readonly to_move: number;
  readonly since: number;
  readonly scores: readonly number[];
  readonly names: readonly (string | null)[];
  readonly flags: readonly ("absent" | "finished" | "help" | "stuck" | "waiting")[];
  readonly waiting_for: string | null;
  readonly covered: readonly number[];
  readonly said: Message | null;
}

export interface Classroom {
  readonly id: string;
  readonly code: string;
  readonly join: string;
  readonly role: "pupil" | "teacher" | "waiting";
  readonly title: string;
  readonly teacher: string;
  readonly phase: "gathering" | "playing" | "results";
  readonly round: number;
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly same_deal: boolean;
  readonly clock: Clock | null;
  readonly names: "free" | "generated" | "list";
  readonly approve_names: boolean;
  readonly language: "en" | "es" | "fr";
  readonly door: "cards" | "line" | "open";
  readonly waiting: readonly Waiting[];
  readonly unpicked: readonly string[];
  readonly hours: number;
  readonly expires_at: number;
  readonly me: number | null;
  readonly pupils: readonly Pupil[];
  readonly groups: readonly Group[];
  readonly frozen: Frozen | null;
  readonly spotlight: Spotlight | null;
  readonly poll: Poll | null;
  readonly plan: LessonPlan | null;
  readonly step: StepNow | null;
  readonly progress: readonly StepProgress[];
  readonly home: string;
  readonly wall: readonly WallTable[];
}

export interface Poll {
  readonly id: number;
  readonly table: string;
  readonly seat: number;
  readonly since: number;
  readonly asks: Message | null;
  readonly moment: unknown;
  readonly chairs: readonly Chair[];
  readonly text: string;
  readonly answers: readonly string[];
  readonly open: boolean;
  readonly mine: number | null;
  readonly answered: number;
  readonly asked: number;
  readonly counts: readonly PollCount[];
  readonly advice: Hint | null;
  readonly right: number | null;
  readonly why: string;
}

export interface PollCount {
  readonly action: number;
  readonly count: number;
}

export interface LessonPlan {
  readonly title: string;
  readonly goal: string;
  readonly steps: readonly PlanStep[];
  readonly departs: string;
}

export interface PlanStep {
  readonly kind: "closing" | "game" | "lesson" | "position" | "puzzles" | "question";
  readonly minutes: number;
  readonly goal: string;
  readonly game: string | null;
  readonly lesson: string;
  readonly players: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  readonly same_deal: boolean;
  readonly question: PlanQuestion | null;
  readonly position: KeptPosition | null;
  readonly text: string;
}

export interface PlanQuestion {
  readonly text: string;
  readonly answers: readonly string[];
  readonly right: number | null;
  readonly why: string;
}

export interface KeptPosition {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly snapshot: Snapshot;
}

export interface StepNow {
  readonly number: number;
  readonly count: number;
  readonly kind: "closing" | "game" | "lesson" | "position" | "puzzles" | "question";
  readonly goal: string;
  readonly ends_at: number | null;
  readonly game: string | null;
  readonly lesson: string;
  readonly text: string;
  readonly done: number;
  readonly mine: boolean;
}

export interface StepProgress {
  readonly number: number;
  readonly step: number;
  readonly now: boolean;
  readonly kind: "closing" | "game" | "lesson" | "position" | "puzzles" | "question";
  readonly goal: string;
  readonly game: string | null;
  readonly text: string;
  readonly finished: readonly number[];
  readonly groups: readonly number[];
  readonly answers: readonly StepAnswer[];
}

export interface StepAnswer {
  readonly pupil: number;
  readonly said: readonly Message[];
}

export interface ClassState {
  readonly type: "class";
  readonly beat: number;
  readonly now: number;
  readonly classroom: Classroom;
}

export interface ClassDone {
  readonly type: "class-done";
  readonly id: string;
  readonly beat: number;
}

export interface OpenPoll {
  readonly type: "open-poll";
  readonly id: string;
  readonly table: string;
  readonly position?: number | null;
  readonly text?: string;
}

export interface AskQuestion {
  readonly type: "ask-question";
  readonly id: string;
  readonly question: PlanQuestion;
}

export interface ClosePoll {
  readonly type: "close-poll";
  readonly id: string;
}

export interface EndPoll {
  readonly type: "end-poll";
  readonly id: string;
}

export interface AnswerPoll {
  readonly type: "answer-poll";
  readonly id: string;
  readonly poll: number;
  readonly action: number;
}

export interface SetPlan {
  readonly type: "set-plan";
  readonly id: string;
  readonly plan: LessonPlan | null;
}

export interface GoToStep {
  readonly type: "go-to-step";
  readonly id: string;
  readonly step: number;
}

export interface GiveTime {
  readonly type: "give-time";
  readonly id: string;
  readonly minutes: number;
}

export interface FinishStep {
  readonly type: "finish-step";
  readonly id: string;
}

export interface RenamePupil {
  readonly type: "rename-pupil";
  readonly id: string;
  readonly pupil: number;
  readonly name: string;
}

export interface ApproveNames {
  readonly type: "approve-names";
  readonly id: string;
  readonly pupils: readonly number[];
  readonly refuse?: boolean;
}

export interface RemovePupil {
  readonly type: "remove-pupil";
  readonly id: string;
  readonly pupil: number;
  readonly ban?: boolean;
}

export interface MovePupil {
  readonly type: "move-pupil";
  readonly id: string;
  readonly pupil: number;
  readonly group: number | null;
  readonly seat?: number | null;
}

export interface Shuffle {
  readonly type: "shuffle";
  readonly id: string;
}

export interface Settle {
  readonly type: "settle";
  readonly id: string;
  readonly game?: string | null;
  readonly players?: number | null;
  readonly level?: string | null;
  readonly options?: Readonly<Record<string, unknown>> | null;
  readonly same_deal?: boolean | null;
  readonly clock?: Clock | null;
  readonly no_clock?: boolean;
  readonly names?: "free" | "generated" | "list" | null;
  readonly listed?: readonly string[] | null;
  readonly language?: "en" | "es" | "fr" | null;
  readonly approve_names?: boolean | null;
  readonly title?: string | null;
  readonly teacher?: string | null;
}

export interface SetDoor {
  readonly type: "door";
  readonly id: string;
  readonly door: "cards" | "line" | "open";
}

export interface LetIn {
  readonly type: "let-in";
  readonly id: string;
  readonly waiters: readonly number[];
}

export interface SendAway {
  readonly type: "send-away";
  readonly id: string;
  readonly waiters: readonly number[];
}

export interface MakeEntryCards {
  readonly type: "make-entry-cards";
  readonly id: string;
  readonly count: number;
}

export interface StartAll {
  readonly type: "start-all";
  readonly id: string;
}

export interface Freeze {
  readonly type: "freeze";
  readonly id: string;
  readonly message?: string;
}

export interface Thaw {
  readonly type: "thaw";
  readonly id: string;
}

export interface SetSpotlight {
  readonly type: "spotlight";
  readonly id: string;
  readonly table?: string | null;
  readonly thing?: string | null;
}

export interface KeepFor {
  readonly type: "keep-for";
  readonly id: string;
  readonly hours: number;
}

export interface LowerHand {
  readonly type: "lower-hand";
  readonly id: string;
  readonly pupil: number;
}

export interface FinishRound {
  readonly type: "finish-round";
  readonly id: string;
}

export interface AnotherRound {
  readonly type: "another-round";
  readonly id: string;
  readonly shuffle?: boolean;
}

export interface EndClass {
  readonly type: "end-class";
  readonly id: string;
}

export interface PickName {
  readonly type: "pick-name";
  readonly id: string;
  readonly name: string;
}

export interface ChangeCard {
  readonly type: "change-card";
  readonly id: string;
  readonly name?: string | null;
  readonly face?: number | null;
  readonly another?: boolean;
  readonly language?: "en" | "es" | "fr" | null;
}

export interface RaiseHand {
  readonly type: "raise-hand";
  readonly id: string;
  readonly up?: boolean;
}

export interface LeaveClass {
  readonly type: "leave-class";
  readonly id: string;
}

export interface NewClass {
  readonly game: string;
  readonly players: number;
  readonly level?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly same_deal?: boolean;
  readonly clock?: Clock | null;
  readonly names?: "free" | "generated" | "list";
  readonly listed?: readonly string[];
  readonly approve_names?: boolean;
  readonly language?: "en" | "es" | "fr";
  readonly hours?: number;
  readonly door?: "cards" | "line" | "open";
  readonly pupils?: number;
  readonly title?: string;
  readonly teacher?: string;
}

export interface ClassMade {
  readonly id: string;
  readonly code: string;
  readonly link: string;
  readonly join: string;
  readonly key: string;
}

export interface JoinClass {
  readonly code: string;
  readonly language?: "en" | "es" | "fr" | null;
}

export interface Joined {
  readonly id: string;
  readonly role: "pupil" | "teacher" | "waiting";
}

export interface CardKey {
  readonly pupil?: number | null;
}

export interface RecoveryKey {
  readonly key: string;
}

export interface PrintedCard {
  readonly code: string;
  readonly link: string;
  readonly name: string | null;
  readonly used: boolean;
}

export interface TableResult {
  readonly group: number;
  readonly code: string;
  readonly names: readonly (string | null)[];
  readonly over: boolean;
  readonly outcome: Outcome | null;
  readonly chart: Chart;
  readonly decisions: number;
  readonly minutes: number;
}

export interface PupilAnswer {
  readonly question: number;
  readonly answer: number;
}

export interface PupilResult {
  readonly pupil: number;
  readonly name: string;
  readonly group: number;
  readonly seat: number;
  readonly partners: readonly string[];
  readonly score: number;
  readonly rank: number | null;
  readonly won: boolean | null;
  readonly decisions: number;
  readonly covered: number;
  readonly answers: readonly PupilAnswer[];
}

export interface AnswerResult {
  readonly text: string;
  readonly message: Message | null;
  readonly count: number;
  readonly right: boolean;
}

export interface QuestionResult {
  readonly number: number;
  readonly group: number | null;
  readonly text: string;
  readonly asks: Message | null;
  readonly answers: readonly AnswerResult[];
  readonly why: string;
  readonly reasons: readonly Message[];
}

export interface PartingChoice {
  readonly groups: readonly number[];
  readonly message: Message;
}

export interface Parting {
  readonly position: number;
  readonly group: number;
  readonly at: number;
  readonly seat: number;
  readonly groups: readonly number[];
  readonly choices: readonly PartingChoice[];
}

export interface ClassResults {
  readonly round: number;
  readonly rounds: readonly number[];
  readonly game: string;
  readonly same_deal: boolean;
  readonly tables: readonly TableResult[];
  readonly pupils: readonly PupilResult[];
  readonly questions: readonly QuestionResult[];
  readonly parted: readonly Parting[];
}

export interface SetHomework {
  readonly type: "set-homework";
  readonly id: string;
  readonly kind: "deal" | "lesson" | "puzzles";
  readonly game: string;
  readonly due: number;
  readonly names?: readonly string[];
  readonly players?: number;
  readonly level?: string;
  readonly text?: string;
}

export interface DropHomework {
  readonly type: "drop-homework";
  readonly id: string;
  readonly task: number;
}

export interface HomeworkTask {
  readonly number: number;
  readonly kind: "deal" | "lesson" | "position" | "puzzles";
  readonly game: string;
  readonly due: number;
  readonly names: readonly string[];
  readonly players: number;
  readonly level: string;
  readonly deal: number;
  readonly text: string;
}

export interface HomeworkDone {
  readonly task: number;
  readonly attempts: number;
  readonly done: readonly string[];
  readonly score: number | null;
  readonly won: boolean | null;
  readonly said: readonly Message[];
  readonly at: number;
  readonly late: boolean;
}

export interface OwnHomework {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly teacher: string;
  readonly link: string;
  readonly site: string;
  readonly tasks: readonly HomeworkTask[];
  readonly done: readonly HomeworkDone[];
}

export interface HomeworkPupil {
  readonly pupil: number;
  readonly name: string;
  readonly code: string;
  readonly link: string;
  readonly done: readonly HomeworkDone[];
}

export interface HomeworkBook {
  readonly tasks: readonly HomeworkTask[];
  readonly pupils: readonly HomeworkPupil[];
}

export interface HandIn {
  readonly id: string;
  readonly task: number;
  readonly name: string;
  readonly moves: readonly (readonly [number, number])[];
}

export interface KeepPosition {
  readonly type: "keep-position";
  readonly id: string;
  readonly table: string;
  readonly position?: number | null;
  readonly text?: string;
  readonly due?: number | null;
}

export interface AnswerPosition {
  readonly type: "answer-position";
  readonly id: string;
  readonly step: number;
  readonly line: readonly number[];
}

export interface AskedPosition {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly seat: number;
  readonly moment: unknown;
  readonly line: readonly Message[];
  readonly whole: boolean;
  readonly given: readonly Message[];
}

export type Phase = "lobby" | "over" | "playing";

export type Reason =
    | "bad-name"
    | "bad-request"
    | "bad-setup"
    | "class-full"
    | "forbidden"
    | "frozen"
    | "illegal"
    | "misdirected"
    | "name-taken"
    | "no-seat"
    | "no-session"
    | "not-asked"
    | "not-found"
    | "not-host"
    | "not-now"
    | "not-over"
    | "not-teacher"
    | "not-your-seat"
    | "nothing-to-undo"
    | "seat-taken"
    | "stale"
    | "too-fast"
    | "too-large"
    | "unavailable"
    | "warming-up";

export type Answer = Done | Rejected | Explanation | Previewed;

export type FromServer = State | Patch | Done | Rejected | Explanation | Previewed | Pong | Bye;

export type Command =
    | Act
    | TakeBack
    | OfferRewind
    | AnswerRewind
    | Sit
    | Rename
    | Leave
    | Back
    | Resign
    | Stop
    | Furnish
    | Cover
    | Change
    | Start
    | Pledge
    | Reveal
    | Say
    | Hurry
    | Rematch
    | ShowMe
    | LeaveLesson
    | Why
    | Preview;

export interface Whole {
  readonly type: "whole";
}

export interface Ping {
  readonly type: "ping";
}

export type FromClient =
    | Act
    | TakeBack
    | OfferRewind
    | AnswerRewind
    | Sit
    | Rename
    | Leave
    | Back
    | Resign
    | Stop
    | Furnish
    | Cover
    | Change
    | Start
    | Pledge
    | Reveal
    | Say
    | Hurry
    | Rematch
    | ShowMe
    | LeaveLesson
    | Why
    | Preview
    | Look
    | Whole
    | Ping;

export type ClassPhase = "gathering" | "playing" | "results";

export type ClassAnswer = ClassDone | Rejected;

export type ClassFromServer = ClassState | ClassDone | Rejected | Pong | Bye;

export type TeacherCommand =
    | RenamePupil
    | ApproveNames
    | RemovePupil
    | MovePupil
    | Shuffle
    | Settle
    | SetDoor
    | LetIn
    | SendAway
    | MakeEntryCards
    | StartAll
    | Freeze
    | Thaw
    | SetSpotlight
    | OpenPoll
    | AskQuestion
    | ClosePoll
    | EndPoll
    | SetPlan
    | SetHomework
    | DropHomework
    | KeepPosition
    | GoToStep
    | GiveTime
    | KeepFor
    | LowerHand
    | FinishRound
    | AnotherRound
    | EndClass;

export type PupilCommand = PickName | ChangeCard | RaiseHand | AnswerPoll | FinishStep | AnswerPosition | LeaveClass;

export type ClassCommand =
    | RenamePupil
    | ApproveNames
    | RemovePupil
    | MovePupil
    | Shuffle
    | Settle
    | SetDoor
    | LetIn
    | SendAway
    | MakeEntryCards
    | StartAll
    | Freeze
    | Thaw
    | SetSpotlight
    | OpenPoll
    | AskQuestion
    | ClosePoll
    | EndPoll
    | SetPlan
    | SetHomework
    | DropHomework
    | KeepPosition
    | GoToStep
    | GiveTime
    | KeepFor
    | LowerHand
    | FinishRound
    | AnotherRound
    | EndClass
    | PickName
    | ChangeCard
    | RaiseHand
    | AnswerPoll
    | FinishStep
    | AnswerPosition
    | LeaveClass;

export type ClassFromClient =
    | RenamePupil
    | ApproveNames
    | RemovePupil
    | MovePupil
    | Shuffle
    | Settle
    | SetDoor
    | LetIn
    | SendAway
    | MakeEntryCards
    | StartAll
    | Freeze
    | Thaw
    | SetSpotlight
    | OpenPoll
    | AskQuestion
    | ClosePoll
    | EndPoll
    | SetPlan
    | SetHomework
    | DropHomework
    | KeepPosition
    | GoToStep
    | GiveTime
    | KeepFor
    | LowerHand
    | FinishRound
    | AnotherRound
    | EndClass
    | PickName
    | ChangeCard
    | RaiseHand
    | AnswerPoll
    | FinishStep
    | AnswerPosition
    | LeaveClass
    | Ping;
