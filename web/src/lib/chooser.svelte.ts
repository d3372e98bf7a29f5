/** What is chosen so far. Each press on a thing narrows the legal actions; nothing here knows a rule. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Explained, LegalAction, Message, Previewed } from '../gen/wire.gen';
import { about } from './about.svelte';
import { Consequences, isFinal } from './consequences.svelte';
import { prefs } from './prefs.svelte';
import { shortcuts } from './shortcuts.svelte';
import { sounds } from './sound';
import type { TableStore } from './table.svelte';
import { say, t } from './text.svelte';
import { reasonsOf, tips } from './tips.svelte';
import { voice } from './voice.svelte';

/** What a thing is for, where the game's legend says it: `seat/0/cubes/radium` is radium, `card/proton-2` a proton. */
function legendOf(thing: string, game: string): string {
  const parts = thing.split('/');
  const found = about
    .game(game)
    ?.primer.legend.find(({ things: [icon = ''] }) =>
      parts.some((part) => part === icon || part.startsWith(`${icon}-`)),
    );
  return found ? say(found, game) : '';
}

const PLAYER = /^seat\/\d+$/;
const LISTED = 4; // actions of a thing that its tip names
export const MOST_KEYS = 4; // of the question: more ways to act are a list
const HOVERS = 120; // ms on a thing before the engine is asked what it would do

export class Chooser {
  chosen = $state.raw<readonly string[]>([]);
  private picked = $state.raw<LegalAction | null>(null); // named by its words, where things do not tell actions apart
  hovered = $state<string | null>(null);
  private asking = $state.raw<LegalAction | null>(null); // whether it can be taken back
  light = $state.raw<readonly string[]>([]); // what a lesson puts in the light, `card/*` for all cards; empty: nothing
  reads = $state(false); // a lesson explains something: nothing is asked until it has
  private dragging = false;
  considered = $state.raw<LegalAction | null>(null); // the key of the prompt that lies under the hand
  /** A thing for a question that is still to come: pressed, it narrows what can be done now and then answers by itself. */
  meant = $state.raw<{ thing: string; now: (action: LegalAction) => boolean } | null>(null);
  /** Which actions lead to the question that a thing answers; a world says it, where pressing a thing means something later. */
  means: ((thing: string) => ((action: LegalAction) => boolean) | null) | null = null;
  /** Ids of actions that put down what a press has taken up, such as a card: pressing the place plays. A world says it. */
  places: ReadonlySet<string> = new Set();
  /** Ids of actions that a finger sees in words before it plays them: no tip tells it. A world says it. */
  firstTold: ReadonlySet<string> = new Set();
  private byFinger = false; // the last press
  /** The thing beside a place that takes what is put down there as the place does, such as its counter. A world says it. */
  besidePlace: ((put: Message) => string | null) | null = null;
  private answer: string | null = null; // the thing that answers what is asked next, chosen before it is asked
  /** How often a thing is drawn on the table: what nobody drew is offered in words. */
  private readonly drawn = new SvelteMap<string, number>();
  /** One for each thing: a new one would be put on with all news of the table, and take the thing's tip away. */
  private readonly attachments = new Map<string, Attachment<HTMLElement | SVGElement>>();
  private readonly explained = new Map<string, Promise<readonly Explained[]>>();
  readonly consequences: Consequences;
  /** The things that a key of one character names, in the order of those keys; a key of this question that names nothing
   *  just now stays free. */
  numbered = $state.raw<readonly string[]>([]);
  /** The same, with those that are not lit any more: what had a key keeps it while the question is the same. */
  keyed: { question: string; things: readonly string[] } = { question: '', things: [] };
  /** How many answers on the mat have the keys that come next; the answers of the prompt have those after them. */
  listed = $state(0);

  /** Where we look: news of other things, such as who is here, leave what is chosen alone. */
  private readonly at = $derived.by(() => `${this.store.now?.position} ${this.store.past?.position}`);

  constructor(readonly store: TableStore) {
    this.consequences = new Consequences(store);
    $effect.pre(() => {
      void this.at;
      untrack(() => this.consequences.clear());
    });
    $effect.pre(() => {
      void this.at;
      untrack(this.goOn);
    });
    $effect(() => {
      const aimed = this.aimed;
      if (!aimed) return;
      const late = setTimeout(() => void this.consequences.ask(aimed), this.ready ? 0 : HOVERS);
      return () => clearTimeout(late);
    });
  }

  // What can be done ----------------------------------------------------------------------------------

  candidates = $derived.by((): readonly LegalAction[] =>
    this.store.legal.filter(
      (one) => (!this.meant || this.meant.now(one)) && this.chosen.every((thing) => one.message.things.includes(thing)),
    ),
  );

  /** What else could be done with the thing that is meant for later. */
  besides = $derived.by((): readonly LegalAction[] => {
    const { meant, picked } = this;
    return meant && !picked
      ? this.store.legal.filter((one) => one.message.things.includes(meant.thing) && !meant.now(one))
      : [];
  });

  /** The one action that is left: a second press plays it. */
  ready = $derived.by((): LegalAction | null => {
    if (this.picked) return this.picked;
    return this.chosen.length ? this.namedBy(this.chosen) : null;
  });

  /** The action that things name: the only one that touches them, or the only place among those that do. */
  private namedBy(things: readonly string[]): LegalAction | null {
    const fitting = this.candidates.filter((one) => things.every((thing) => one.message.things.includes(thing)));
    const [only, ...more] = fitting.length === 1 ? fitting : fitting.filter((one) => this.isPlace(one, things));
    return only && !more.length ? only : null;
  }
  private isPlace = ({ message }: LegalAction, things: readonly string[]): boolean =>
    this.places.has(message.id) && message.things.every((thing) => things.includes(thing));

  /** It is not known yet whether the press that was made plays, or asks for another. */
  busy = $derived.by((): boolean => this.asking !== null && this.asking === this.ready);

  /** The action that is looked at: the ready one, or the only one of what lies under the hand. */
  aimed = $derived.by((): LegalAction | null => {
    if (this.ready || this.considered) return this.ready ?? this.considered;
    return this.hovered ? this.namedBy([...this.chosen, this.standsFor(this.hovered) ?? this.hovered]) : null;
  });
  /** Where what is ready can go, as the engine says before it is played: a place is pressed without a word between. */
  following = $derived.by((): readonly LegalAction[] =>
    ((this.ready && this.consequences.of(this.ready)?.next) ?? []).filter(({ message }) => this.places.has(message.id)),
  );
  private follows = (thing: string): boolean => this.following.some(({ message }) => message.things.includes(thing));
  /** What a press on a thing would do at once, where it is the place of what was taken up. */
  placing = (thing: string): LegalAction | null => {
    const places = [...this.candidates, ...this.following].filter((one) => this.isPlace(one, [thing]));
    return places.length === 1 ? (places[0] ?? null) : null;
  };

  /** The place that a thing lies beside, where something can be put down there now. */
  private placeBeside = (
    thing: string,
    among: readonly LegalAction[] = [...this.candidates, ...this.following],
  ): string | null => among.find(({ message }) => this.besidePlace?.(message) === thing)?.message.things.at(-1) ?? null;
  /** The same, where nothing can be done with the thing itself: a press on it means the place. */
  private standsFor = (thing: string): string | null =>
    this.besidePlace && !this.lit(thing) ? this.placeBeside(thing) : null;

  /** What the aimed action would do, as far as it is known. */
  told = $derived.by((): Previewed | undefined => this.consequences.of(this.aimed));

  /** Actions that no press on the table could name, also where all touch the same things. A player can be pressed, but
   *  nobody thinks of that. */
  unreachable = $derived.by((): readonly LegalAction[] => {
    const { candidates } = this;
    if (candidates.length > 1 && new Set(candidates.map((one) => [...one.message.things].sort().join(' '))).size === 1)
      return candidates;
    return candidates.filter(
      (one) => !one.message.things.some((thing) => this.drawn.has(thing) && !PLAYER.test(thing)),
    );
  });
  /** Actions that touch the same things as another one: no press tells them apart. */
  alike = $derived.by((): readonly LegalAction[] => {
    const touches = ({ message }: LegalAction): string => [...message.things].sort().join(' ');
    const all = this.candidates.map(touches);
    return this.candidates.filter((_, i) => all.some((one, other) => other !== i && one === all[i]));
  });
  reachable = $derived.by((): readonly LegalAction[] =>
    this.candidates.filter((one) => !this.unreachable.includes(one)),
  );

  private readonly touched = $derived.by((): ReadonlySet<string> => {
    const things = new Set<string>();
    for (const one of this.candidates) for (const thing of one.message.things) things.add(thing);
    return things;
  });

  lit = (thing: string): boolean => this.touched.has(thing) || this.leadsOn(thing) || this.follows(thing);
  /** Nothing can be done with it now, but it answers a question to which something leads. */
  private leadsOn(thing: string): boolean {
    const now = this.meant || this.chosen.length ? null : this.means?.(thing);
    return now ? this.store.legal.some(now) : false;
  }
  inLight = (thing: string): boolean =>
    this.light.some((one) => one === thing || (one.endsWith('*') && thing.startsWith(one.slice(0, -1))));
  isChosen = (thing: string): boolean => this.chosen.includes(thing);
  /** Chosen, or part of the one action that is left. */
  isMarked = (thing: string): boolean =>
    this.isChosen(thing) || this.meant?.thing === thing || (this.ready?.message.things.includes(thing) ?? false);
  /** It is chosen, and something more has to be. */
  asksOn = (thing: string): boolean => !this.ready && this.isMarked(thing);
  isLast = (thing: string): boolean => !this.store.unmoved && (this.store.moment?.last_things.includes(thing) ?? false);
  actionsOf = (thing: string): readonly LegalAction[] =>
    this.candidates.filter((one) => one.message.things.includes(thing));

  /** What a press on a thing would lead to: with what is chosen, with what it is meant for later, or else afresh. */
  private leadsTo(thing: string): readonly LegalAction[] {
    const place = this.standsFor(thing);
    if (place) return this.leadsTo(place);
    const now = this.meant?.thing === thing ? this.meant.now : this.leadsOn(thing) ? this.means?.(thing) : null;
    const { legal } = this.store;
    if (now) return [...legal.filter(now), ...legal.filter((one) => one.message.things.includes(thing) && !now(one))];
    const actions = this.actionsOf(thing);
    return actions.length ? actions : legal.filter((one) => one.message.things.includes(thing));
  }

  // Pressing -----------------------------------------------------------------------------------------------

  /** Choose a thing and play nothing: for the number keys, after which Enter plays. */
  mark = (thing: string): void => {
    this.hold(thing);
    if (!this.isMarked(thing)) this.press(thing, false);
  };

  /** What was pressed counts before what a pointer at rest lies over, or the focus. */
  private hold(thing: string): void {
    if (this.hovered !== thing) this.hovered = null;
  }

  press = (thing: string, plays = true): void => {
    tips.hide();
    const place = this.standsFor(thing);
    if (place) return this.press(place, plays);
    const legal = this.store.legal;
    if (this.meant?.thing === thing) return this.clear();
    const now = this.meant ? null : this.means?.(thing);
    if (now && legal.some(now)) {
      this.clear();
      this.meant = { thing, now };
      return sounds.touch();
    }
    if (this.ready?.message.things.includes(thing)) return this.play(this.ready);
    if (this.ready && this.follows(thing)) return this.playFor(this.ready, thing);
    if (this.isChosen(thing)) return this.choose(this.chosen.filter((one) => one !== thing));
    if (this.actionsOf(thing).length) return this.choose([...this.chosen, thing], plays);
    if (legal.some((one) => one.message.things.includes(thing))) return this.choose([thing], plays);
    sounds.refuse();
    this.store.tried('refused');
    const element = this.element(thing);
    element?.animate([{ translate: '0' }, { translate: '-4px' }, { translate: '4px' }, { translate: '0' }], {
      duration: 160,
    });
    if (element) void this.tell(thing, element);
    void this.why(thing).then((refused) =>
      voice.say(
        reasonsOf(refused, this.store.game)
          .map(({ words }) => words)
          .join(' '),
      ),
    );
  };

  private choose(things: readonly string[], plays = true): void {
    this.picked = null;
    this.chosen = things;
    sounds.touch();
    if (!plays) return;
    const { ready } = this;
    if (ready && (prefs.quick || things.length > 1 || this.isPlace(ready, things))) this.play(ready);
    else if (ready && !(this.byFinger && this.firstTold.has(ready.message.id))) void this.playUnlessFinal(ready);
  }

  /** One press plays what can be taken back; anything else waits for a second press, with all that it would do. */
  private async playUnlessFinal(action: LegalAction): Promise<void> {
    this.asking = action;
    const told = await this.consequences.ask(action);
    if (this.asking === action) this.asking = null;
    if (told && !isFinal(told) && this.ready === action) this.play(action);
  }

  /** By its words, as from the prompt or the list of moves. */
  pick = (action: LegalAction): void => {
    if (prefs.quick || this.picked === action) return this.play(action);
    this.chosen = [];
    this.picked = action;
    void this.playUnlessFinal(action);
  };

  /** Shows an action with all that it would do, and waits for the press that plays it. */
  show = (action: LegalAction): void => {
    this.chosen = [];
    this.picked = action;
  };

  play = (action: LegalAction): void => {
    const meant = this.meant?.now(action) ? this.meant : null; // its question comes next
    tips.hide();
    this.clear();
    this.meant = meant;
    void this.store.act(action.action);
  };

  /** Plays, and answers what is asked then with a thing that was pressed already. */
  private playFor(action: LegalAction, answer: string): void {
    this.play(action);
    this.answer = answer;
  }

  // Dragging ---------------------------------------------------------------------------------------------

  /** A thing was lifted: it is chosen, and where it can go lights up. */
  lift = (thing: string): void => {
    this.clear();
    this.dragging = true;
    this.chosen = [thing];
  };

  /** One thing was dragged onto another, or onto nothing: then it goes back. */
  drop = (from: string, onto: string | null): void => {
    const { legal } = this.store;
    const lifted = this.ready;
    const place = onto && this.placeBeside(onto);
    const now = this.means?.(from);
    const meant = now && legal.some((one) => now(one) && one.message.things.includes(onto ?? ''));
    this.clear();
    if (onto === null) return;
    if (meant) this.meant = { thing: from, now };
    if (meant) return this.choose([onto]);
    for (const target of place ? [onto, place] : [onto])
      if (legal.some(({ message: { things } }) => things.includes(from) && things.includes(target)))
        return this.choose([from, target]);
    if (lifted) void this.dropFor(lifted, onto);
  };

  /** Onto a place that what was lifted leads to, though the answer may come later than the drop. */
  private async dropFor(lifted: LegalAction, onto: string): Promise<void> {
    const told = await this.consequences.ask(lifted);
    const places = told?.next.filter(({ message }) => this.places.has(message.id)) ?? [];
    const place = this.placeBeside(onto, places) ?? onto;
    if (places.some(({ message }) => message.things.includes(place)) && !this.chosen.length)
      this.playFor(lifted, place);
  }

  /** The position changed: what was meant for this question answers it. */
  private readonly goOn = (): void => {
    const thing = this.answer ?? this.meant?.thing;
    tips.hide(); // what it said was so before
    this.clear();
    if (thing && this.actionsOf(thing).length) this.choose([thing]);
  };

  clear = (): void => {
    this.chosen = [];
    this.answer = null;
    this.dragging = false;
    this.meant = null;
    this.picked = null;
    this.hovered = null;
    this.considered = null;
    this.explained.clear();
  };

  // Asking ---------------------------------------------------------------------------------------------------

  /** Every action that touches a thing, and why it is refused. */
  why(thing: string): Promise<readonly Explained[]> {
    let asked = this.explained.get(thing);
    if (!asked) {
      asked = this.store.command({ type: 'why', seat: this.store.seat, thing }).then((answer) => {
        if (answer?.type === 'explanation') return answer.actions;
        this.explained.delete(thing); // not heard: it can be asked again
        return [];
      });
      this.explained.set(thing, asked);
    }
    return asked;
  }

  /** The tip of a thing: its name and note, what it can do, or why it cannot. */
  private async tell(thing: string, element: Element): Promise<void> {
    if (this.dragging) return; // the hand that holds still holds something
    const name = element.getAttribute('data-name') ?? '';
    const own = element.getAttribute('data-note');
    const note = own || legendOf(thing, this.store.game);
    const actions = this.leadsTo(thing);
    const listed = own && actions.length > LISTED ? [] : actions.slice(0, LISTED); // its note says more than a long list
    const { game } = this.store;
    if (actions.length || this.store.past || this.store.seat < 0 || this.store.table?.phase !== 'playing') {
      tips.show(element, {
        name,
        note,
        can: listed,
        more: listed.length ? actions.length - LISTED : 0,
        refused: [],
        game,
      });
      for (const action of listed.slice(0, 2)) void this.consequences.ask(action);
      return;
    }
    tips.show(element, { name, note, can: [], refused: [], game });
    tips.add(element, { name, note, can: [], refused: await this.why(thing), game });
  }

  // Elements ---------------------------------------------------------------------------------------------------

  element = (thing: string): HTMLElement | SVGElement | null =>
    document.querySelector<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(thing)}"]`);

  /** Makes any element the thing: press, hover, focus, hold, drag. Buttons press by themselves on Enter and Space. */
  attach = (thing: string): Attachment<HTMLElement | SVGElement> => {
    let attachment = this.attachments.get(thing);
    if (!attachment) {
      attachment = this.attachmentOf(thing);
      this.attachments.set(thing, attachment);
    }
    return attachment;
  };

  private attachmentOf =
    (thing: string): Attachment<HTMLElement | SVGElement> =>
    (element) => {
      untrack(() => this.count(thing, 1));
      let late: ReturnType<typeof setTimeout> | undefined;
      const tellIn = (delay: number): void => {
        clearTimeout(late);
        late = setTimeout(() => void this.tell(thing, element), delay);
      };
      const leave = (): void => {
        clearTimeout(late);
        if (this.hovered === thing) this.hovered = null;
        tips.leave(element);
      };
      const listeners: Record<string, (event: Event) => void> = {
        click: () => {
          clearTimeout(late); // who presses has seen enough: nothing opens over what comes next
          this.hold(thing);
          this.press(thing);
        },
        keydown: (event) => {
          const key = (event as KeyboardEvent).key;
          if (key === 'Enter' && this.asksOn(thing)) return; // the keys of the table go on to what is asked next
          if (!(element instanceof HTMLButtonElement) && (key === 'Enter' || key === ' ')) {
            event.preventDefault();
            this.press(thing);
          }
        },
        pointerenter: (event) => {
          this.hovered = thing;
          if ((event as PointerEvent).pointerType === 'mouse') tellIn(250);
        },
        pointerleave: leave,
        pointerdown: (event) => {
          this.byFinger = (event as PointerEvent).pointerType !== 'mouse';
          if (this.byFinger) tellIn(400);
        },
        pointerup: () => clearTimeout(late),
        focus: () => {
          this.hovered = thing;
          if (element.matches(':focus-visible')) tellIn(0);
        },
        // A focused thing may be taken away while the page changes: then nothing may be set. And it may have the focus again.
        blur: () => queueMicrotask(() => document.activeElement !== element && leave()),
      };
      for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
      return () => {
        clearTimeout(late);
        tips.hide(element);
        for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener);
        this.count(thing, -1);
      };
    };

  private count(thing: string, more: number): void {
    const times = (this.drawn.get(thing) ?? 0) + more;
    if (times > 0) this.drawn.set(thing, times);
    else this.drawn.delete(thing);
  }

  /** The key that chooses a thing, if one does. */
  keyOf = (thing: string): string => shortcuts.choosing[this.numbered.indexOf(thing)] ?? '';
  /** The key that goes to an answer: first those on the mat, then those of the prompt. */
  keyOfAnswer = (place: number): string => shortcuts.choosing[this.numbered.length + place] ?? '';

  /** A thing's name with the key that chooses it. */
  numberedName = (thing: string, name: string): string => {
    const key = this.keyOf(thing);
    return key ? t('with-key', { name, key }) : name;
  };

  /** The attributes that every drawn thing carries; spread them on the element that `attach` holds. */
  attributes = (thing: string, name: string, note = ''): Record<string, string | number | boolean | undefined> => {
    const lit = this.lit(thing);
    const takes = lit || this.standsFor(thing) !== null;
    return {
      'data-thing': thing,
      'data-name': name,
      'data-note': note || undefined,
      'data-lit': lit || undefined,
      'data-chosen': this.isMarked(thing) || undefined,
      'data-last': this.isLast(thing) || undefined,
      'data-glow': (this.light.length > 0 && this.inLight(thing)) || undefined,
      'data-shade': (this.light.length > 0 && !this.inLight(thing)) || undefined,
      'data-dead': (this.store.asked && !takes) || undefined,
      'data-key': this.keyOf(thing) || undefined,
      'aria-label': this.numberedName(thing, name),
      'aria-disabled': !takes,
      'aria-pressed': lit && this.store.asked ? this.isMarked(thing) : undefined,
    };
  };
}
