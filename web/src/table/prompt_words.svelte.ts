/** What the prompt says: whose turn it is, what is asked, and below it what there is to know before one answers. */
import { untrack } from 'svelte';
import type { MediaQuery } from 'svelte/reactivity';
import type { Chair, Message, Previewed, Step } from '../gen/wire.gen';
import type { World } from '../games';
import { about } from '../lib/about.svelte';
import { aimWasTold, knowsAim } from '../lib/aims';
import type { Chooser } from '../lib/chooser.svelte';
import type { AtTable } from '../lib/context';
import { actorsOf, lastNews } from '../lib/history';
import { inRoom } from '../lib/narration';
import { onceEach } from '../lib/repeats';
import type { TableStore } from '../lib/table.svelte';
import { say, t, text } from '../lib/text.svelte';

const WRONG = /^puzzle-(because|short|untried)/; // what is said of a move that is not the best
const NEWS = 110; // characters of what others did
const LONG = 5; // s that one waits for a bot without a word

export class PromptWords {
  private readonly store: TableStore;
  private readonly chooser: Chooser;
  private thinks = $state(0); // s

  constructor(
    { store, chooser }: AtTable,
    private readonly world: () => World | null,
    private readonly phone: Pick<MediaQuery, 'current'>,
  ) {
    this.store = store;
    this.chooser = chooser;
    $effect(() => {
      void store.now?.position;
      this.thinks = 0;
      if (!this.bot) return;
      const timer = setInterval(() => (this.thinks += 1), 1000);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void store.now?.position;
      if (untrack(() => this.aims && this.kind === 'mine')) aimWasTold(untrack(() => store.game));
    });
  }

  kind = $derived.by((): 'past' | 'offline' | 'mine' | 'theirs' => {
    const { store } = this;
    if (store.past) return 'past';
    if (store.link === 'lost') return 'offline';
    return store.asked && !this.chooser.reads ? 'mine' : 'theirs';
  });

  // The question ----------------------------------------------------------------------------------------

  /** A finger sees no tip: what is told before it is played is asked here, with what the tip says that it does. */
  named = $derived.by((): { question: string; note: string } | null => {
    const { chooser } = this;
    const { ready } = chooser;
    const told = this.phone.current && ready && chooser.firstTold.has(ready.message.id);
    const thing = told ? chooser.chosen.at(-1) : undefined;
    const { note = '' } = (thing && chooser.element(thing)?.dataset) || {};
    return ready && note ? { question: t('whether', { action: say(ready.message, this.store.game) }), note } : null;
  });
  first = $derived.by((): string => {
    const { store } = this;
    if (!store.moment) return '';
    if (this.named) return this.named.question;
    if (store.link === 'lost') return t('reconnecting');
    if (store.past) return t('looking-back', { position: store.past.position });
    if (this.chooser.reads) return t('lesson-reads');
    if (WRONG.test(store.note?.id ?? '') && this.rests) return t('puzzle-wrong');
    return (this.kind === 'theirs' && this.news) || say(store.moment.prompt, store.game);
  });

  // What others do --------------------------------------------------------------------------------------

  /** What others did last; a task has words of its own. */
  private readonly latest = $derived.by((): Step | null => {
    const { store } = this;
    if (store.past || store.table?.phase !== 'playing' || store.table.lesson || store.table.puzzle) return null;
    return lastNews(store.steps, store.seat, this.world()?.routine ?? new Set());
  });
  news = $derived.by((): string =>
    this.latest ? inRoom(onceEach(this.latest.log.map((one) => say(one, this.store.game))), NEWS) : '',
  );
  shownSeat = $derived.by((): number => {
    if (this.kind === 'mine') return this.store.seat;
    const actor = this.kind === 'theirs' && this.latest ? actorsOf(this.latest)[0] : null;
    return actor ?? this.store.moment?.to_move ?? -1;
  });
  /** A bot that is asked, and thinks for longer than one waits without a word. */
  private readonly bot = $derived.by((): Chair | undefined => {
    const { store } = this;
    const chair = store.table?.phase === 'playing' ? store.table.chairs[store.now?.to_move ?? -1] : undefined;
    return chair?.level && (chair.kind === 'bot' || chair.covered) ? chair : undefined;
  });

  // Below the question ----------------------------------------------------------------------------------

  second = $derived.by((): string | null => {
    const { store, chooser } = this;
    if (store.link === 'lost') return t('reconnecting-hint', { seconds: store.table?.settings.cover_after ?? 0 });
    if (store.past) return say(store.past.prompt, store.game);
    if (chooser.ready && chooser.following.length) return t('choose-place');
    if (chooser.ready ?? chooser.considered) return this.phone.current ? '' : t('if-done'); // a phone has no line to spare
    if (chooser.chosen.length || chooser.meant) return t('choose-next');
    return null;
  });
  slow = $derived.by((): string =>
    this.second === null && this.bot && this.thinks >= LONG
      ? t('thinking-long', { name: this.store.nameOf(this.bot), seconds: this.thinks })
      : '',
  );
  rests = $derived.by((): boolean => this.second === null && !this.slow && !this.chooser.reads);
  aim = $derived.by((): string => {
    const { game } = this.store;
    const primer = about.game(game)?.primer;
    return primer && text.has('aim', game) ? say(primer.aim, game) : '';
  });
  /** Amid a turn the keys need the room. */
  aims = $derived.by((): boolean => this.rests && this.aim !== '' && !this.store.now?.undo.possible);
  /** Who has read it often enough has the room for the board. */
  learned = $derived.by((): boolean => {
    void this.store.now?.position; // it does not go while it is read
    return this.store.seat >= 0 && knowsAim(this.store.game);
  });
  /** Where its card has little room, the question of a puzzle stands here, and what is said to a try or as a clue. */
  puzzle = $derived.by((): Message | null => {
    const { store } = this;
    return store.solved || !this.rests ? null : (store.note ?? ((this.aims && store.table?.puzzle?.task) || null));
  });
  /** Of what was pressed, or of the key under the hand; of a thing under the hand its tip tells. */
  told = $derived.by((): Previewed | undefined => {
    const { store, chooser } = this;
    const aimed = chooser.ready ?? chooser.considered;
    return store.past || store.link === 'lost' || chooser.following.length ? undefined : chooser.consequences.of(aimed);
  });
}
