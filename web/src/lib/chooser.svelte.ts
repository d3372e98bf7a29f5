/** What is chosen so far. Each press on a thing narrows the legal actions; nothing here knows a rule. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Explained, LegalAction, Previewed } from '../gen/wire.gen';
import { about } from './about.svelte';
import { Consequences, isFinal } from './consequences.svelte';
import { prefs } from './prefs.svelte';
import { sounds } from './sound';
import type { TableStore } from './table.svelte';
import { say } from './text.svelte';
import { tips } from './tips.svelte';

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
const HOVERS = 120; // ms on a thing before the engine is asked what it would do

export class Chooser {
  chosen = $state.raw<readonly string[]>([]);
  private picked = $state.raw<LegalAction | null>(null); // named by its words, where things do not tell actions apart
  hovered = $state<string | null>(null);
  private asking = $state.raw<LegalAction | null>(null); // whether it can be taken back
  light = $state.raw<readonly string[]>([]); // what a lesson puts in the light, `card/*` for all cards; empty: nothing
  considered = $state.raw<LegalAction | null>(null); // the key of the prompt that lies under the hand
  /** A thing for a question that is still to come: pressed, it narrows what can be done now and then answers by itself. */
  meant = $state.raw<{ thing: string; now: (action: LegalAction) => boolean } | null>(null);
  /** Which actions lead to the question that a thing answers; a world says it, where pressing a thing means something later. */
  means: ((thing: string) => ((action: LegalAction) => boolean) | null) | null = null;
  /** How often a thing is drawn on the table: what nobody drew is offered in words. */
  private readonly drawn = new SvelteMap<string, number>();
  /** One for each thing: a new one would be put on with all news of the table, and take the thing's tip away. */
  private readonly attachments = new Map<string, Attachment<HTMLElement | SVGElement>>();
  private readonly explained = new Map<string, Promise<readonly Explained[]>>();
  readonly consequences: Consequences;
  /** The things that the number keys name, in their order. */
  numbered = $state.raw<readonly string[]>([]);

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
    return this.chosen.length && this.candidates.length === 1 ? (this.candidates[0] ?? null) : null;
  });

  /** It is not known yet whether the press that was made plays, or asks for another. */
  busy = $derived.by((): boolean => this.asking !== null && this.asking === this.ready);

  /** The action that is looked at: the ready one, or the only one of what lies under the hand. */
  aimed = $derived.by((): LegalAction | null => {
    if (this.ready || this.considered) return this.ready ?? this.considered;
    if (!this.hovered) return null;
    const [only, ...more] = this.actionsOf(this.hovered);
    return only && !more.length ? only : null;
  });

  /** What the aimed action would do, as far as it is known. */
  told = $derived.by((): Previewed | undefined => this.consequences.of(this.aimed));

  /** Actions that no press on the table could name. A player can be pressed, but nobody thinks of that. */
  unreachable = $derived.by((): readonly LegalAction[] =>
    this.candidates.filter((one) => !one.message.things.some((thing) => this.drawn.has(thing) && !PLAYER.test(thing))),
  );
  reachable = $derived.by((): readonly LegalAction[] =>
    this.candidates.filter((one) => !this.unreachable.includes(one)),
  );

  private readonly touched = $derived.by((): ReadonlySet<string> => {
    const things = new Set<string>();
    for (const one of this.candidates) for (const thing of one.message.things) things.add(thing);
    return things;
  });

  lit = (thing: string): boolean => this.touched.has(thing) || this.leadsOn(thing);
  /** Nothing can be done with it now, but it answers a question to which something leads. */
  private leadsOn(thing: string): boolean {
    const now = this.meant || this.chosen.length ? null : this.means?.(thing);
    return now ? this.store.legal.some(now) : false;
  }
  inLight = (thing: string): boolean =>
    this.light.some((one) => one === thing || (one.endsWith('*') && thing.startsWith(one.slice(0, -1))));
  isChosen = (thing: string): boolean => this.chosen.includes(thing);
  isLast = (thing: string): boolean => !this.store.unmoved && (this.store.moment?.last_things.includes(thing) ?? false);
  actionsOf = (thing: string): readonly LegalAction[] =>
    this.candidates.filter((one) => one.message.things.includes(thing));

  /** What a press on a thing would lead to: with what is chosen, with what it is meant for later, or else afresh. */
  private leadsTo(thing: string): readonly LegalAction[] {
    const now = this.meant?.thing === thing ? this.meant.now : this.leadsOn(thing) ? this.means?.(thing) : null;
    const { legal } = this.store;
    if (now) return [...legal.filter(now), ...legal.filter((one) => one.message.things.includes(thing) && !now(one))];
    const actions = this.actionsOf(thing);
    return actions.length ? actions : legal.filter((one) => one.message.things.includes(thing));
  }

  // Pressing -----------------------------------------------------------------------------------------------

  press = (thing: string): void => {
    tips.hide();
    const legal = this.store.legal;
    if (this.meant?.thing === thing) return this.clear();
    const now = this.meant ? null : this.means?.(thing);
    if (now && legal.some(now)) {
      this.clear();
      this.meant = { thing, now };
      return sounds.touch();
    }
    if (this.ready?.message.things.includes(thing)) return this.play(this.ready);
    if (this.isChosen(thing)) return this.choose(this.chosen.filter((one) => one !== thing));
    if (this.actionsOf(thing).length) return this.choose([...this.chosen, thing]);
    if (legal.some((one) => one.message.things.includes(thing))) return this.choose([thing]);
    sounds.refuse();
    this.store.tried('refused');
    const element = this.element(thing);
    element?.animate([{ translate: '0' }, { translate: '-4px' }, { translate: '4px' }, { translate: '0' }], {
      duration: 160,
    });
    if (element) void this.tell(thing, element);
  };

  private choose(things: readonly string[]): void {
    this.picked = null;
    this.chosen = things;
    sounds.touch();
    if (this.ready && (prefs.quick || things.length > 1)) this.play(this.ready);
    else if (this.ready) void this.playUnlessFinal(this.ready);
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

  /** One thing was dragged onto another. */
  drop = (from: string, onto: string): boolean => {
    const fitting = this.store.legal.filter(
      (one) => one.message.things.includes(from) && one.message.things.includes(onto),
    );
    if (!fitting.length) return false;
    this.chosen = [];
    this.choose([from, onto]);
    return true;
  };

  /** The position changed: what was meant for this question answers it. */
  private readonly goOn = (): void => {
    const thing = this.meant?.thing;
    tips.hide(); // what it said was so before
    this.clear();
    if (thing && this.actionsOf(thing).length) this.choose([thing]);
  };

  clear = (): void => {
    this.chosen = [];
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
          this.press(thing);
        },
        keydown: (event) => {
          const key = (event as KeyboardEvent).key;
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
        pointerdown: (event) => (event as PointerEvent).pointerType !== 'mouse' && tellIn(400),
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

  /** The attributes that every drawn thing carries; spread them on the element that `attach` holds. */
  attributes = (thing: string, name: string, note = ''): Record<string, string | number | boolean | undefined> => {
    const lit = this.lit(thing);
    return {
      'data-thing': thing,
      'data-name': name,
      'data-note': note || undefined,
      'data-lit': lit || undefined,
      'data-chosen':
        this.isChosen(thing) || this.meant?.thing === thing || this.ready?.message.things.includes(thing) || undefined,
      'data-last': this.isLast(thing) || undefined,
      'data-glow': (this.light.length > 0 && this.inLight(thing)) || undefined,
      'data-shade': (this.light.length > 0 && !this.inLight(thing)) || undefined,
      'data-dead': (this.store.asked && !lit) || undefined,
      'data-key': this.numbered.indexOf(thing) + 1 || undefined,
      'aria-label': name,
      'aria-disabled': !lit,
    };
  };
}
