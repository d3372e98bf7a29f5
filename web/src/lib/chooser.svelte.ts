/** What is chosen so far. Each press on a thing narrows the legal actions; nothing here knows a rule. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import type { Explained, LegalAction, Message, Previewed } from '../gen/wire.gen';
import { prefs } from './prefs.svelte';
import { sounds } from './sound';
import type { TableStore } from './table.svelte';
import { tips } from './tips.svelte';

export class Chooser {
  chosen = $state.raw<readonly string[]>([]);
  private picked = $state.raw<LegalAction | null>(null); // named by its words, where things do not tell actions apart
  hovered = $state<string | null>(null);
  light = $state.raw<readonly string[]>([]); // what a lesson puts in the light, `card/*` for all cards; empty: nothing
  /** How often a thing is drawn on the table: what nobody drew is offered in words. */
  private readonly drawn = new SvelteMap<string, number>();
  private readonly explained = new Map<string, Promise<readonly Explained[]>>();
  private readonly previews = new SvelteMap<number, Previewed>(); // by action
  /** What the ready action would do: what is certain, what may happen, what is lost. Null until the server has said. */
  consequences = $derived.by((): Previewed | null => (this.ready && this.previews.get(this.ready.action)) ?? null);
  /** What the ready action will certainly do. */
  preview = $derived.by((): readonly Message[] => this.consequences?.certain ?? []);

  constructor(readonly store: TableStore) {
    $effect.pre(() => {
      void store.now?.position;
      void store.past;
      untrack(this.clear);
    });
  }

  // What can be done ----------------------------------------------------------------------------------

  candidates = $derived.by((): readonly LegalAction[] =>
    this.store.legal.filter((one) => this.chosen.every((thing) => one.message.things.includes(thing))),
  );

  /** The one action that is left: a second press plays it. */
  ready = $derived.by((): LegalAction | null => {
    if (this.picked) return this.picked;
    return this.chosen.length && this.candidates.length === 1 ? (this.candidates[0] ?? null) : null;
  });

  /** Actions that no press on the table could name; nobody thinks of pressing their own name to pass. */
  unreachable = $derived.by((): readonly LegalAction[] => {
    const own = this.store.seatThing(this.store.seat);
    return this.candidates.filter((one) => !one.message.things.some((thing) => thing !== own && this.drawn.has(thing)));
  });

  private readonly touched = $derived.by((): ReadonlySet<string> => {
    const things = new Set<string>();
    for (const one of this.candidates) for (const thing of one.message.things) things.add(thing);
    return things;
  });

  lit = (thing: string): boolean => this.touched.has(thing);
  inLight = (thing: string): boolean =>
    this.light.some((one) => one === thing || (one.endsWith('*') && thing.startsWith(one.slice(0, -1))));
  isChosen = (thing: string): boolean => this.chosen.includes(thing);
  isLast = (thing: string): boolean => this.store.moment?.last_things.includes(thing) ?? false;
  actionsOf = (thing: string): readonly LegalAction[] =>
    this.candidates.filter((one) => one.message.things.includes(thing));

  // Pressing -----------------------------------------------------------------------------------------------

  press = (thing: string): void => {
    tips.hide();
    const legal = this.store.legal;
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
    else if (this.ready) void this.askPreview(this.ready);
  }

  /** By its words, as from the prompt or the list of moves. */
  pick = (action: LegalAction): void => {
    if (prefs.quick || this.picked === action) return this.play(action);
    this.picked = action;
    void this.askPreview(action);
  };

  play = (action: LegalAction): void => {
    tips.hide();
    this.clear();
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

  clear = (): void => {
    this.chosen = [];
    this.picked = null;
    this.hovered = null;
    this.explained.clear();
    this.previews.clear();
  };

  // Asking ---------------------------------------------------------------------------------------------------

  /** Every action that touches a thing, and why it is refused. */
  why(thing: string): Promise<readonly Explained[]> {
    let asked = this.explained.get(thing);
    if (!asked) {
      asked = this.store
        .command({ type: 'why', seat: this.store.seat, thing })
        .then((answer) => (answer?.type === 'explanation' ? answer.actions : []));
      this.explained.set(thing, asked);
    }
    return asked;
  }

  private async askPreview(action: LegalAction): Promise<void> {
    const { seat, now } = this.store;
    if (!now) return;
    const answer = await this.store.command({ type: 'preview', seat, action: action.action, position: now.position });
    if (answer?.type === 'previewed') this.previews.set(action.action, answer);
  }

  /** The tip of a thing: its name and note, what it can do, or why it cannot. */
  private async tell(thing: string, element: Element): Promise<void> {
    const name = element.getAttribute('data-name') ?? '';
    const note = element.getAttribute('data-note') ?? '';
    const actions = this.actionsOf(thing);
    if (actions.length || this.store.past || this.store.seat < 0 || this.store.table?.phase !== 'playing') {
      tips.show(element, { name, note, can: actions.slice(0, 4), refused: [], game: this.store.game });
      return;
    }
    tips.show(element, { name, note, can: [], refused: [], game: this.store.game });
    const refused = await this.why(thing);
    if (tips.anchor === element) tips.show(element, { name, note, can: [], refused, game: this.store.game });
  }

  // Elements ---------------------------------------------------------------------------------------------------

  element = (thing: string): HTMLElement | SVGElement | null =>
    document.querySelector<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(thing)}"]`);

  /** Makes any element the thing: press, hover, focus, hold, drag. Buttons press by themselves on Enter and Space. */
  attach =
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
        click: () => this.press(thing),
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
        blur: leave,
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
      'data-chosen': this.isChosen(thing) || this.ready?.message.things.includes(thing) || undefined,
      'data-last': this.isLast(thing) || undefined,
      'data-glow': (this.light.length > 0 && this.inLight(thing)) || undefined,
      'data-shade': (this.light.length > 0 && !this.inLight(thing)) || undefined,
      'data-dead': (this.store.asked && !lit) || undefined,
      'aria-label': name,
      'aria-disabled': !lit,
    };
  };
}
