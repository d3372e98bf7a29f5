/** Things move from where they were to where they are. The state is right underneath from the first frame. */
import type { Step } from '../gen/wire.gen';
import { calm } from './prefs.svelte';

const MOVE = 320;
const BETWEEN = 120;
const LONGEST = 1600;
const SETTLE = 'cubic-bezier(.3,1.35,.5,1)';

interface Was {
  rect: DOMRect;
  copy: HTMLElement | SVGElement;
  among: ParentNode | null; // its styles depend on what holds it
}

type Drawn = HTMLElement | SVGElement;

export class Motion {
  private was = new Map<string, Was>();
  private running: Animation[] = [];

  /** Before the table changes: where everything is. */
  before(): void {
    this.skip();
    this.was = new Map();
    if (calm()) return;
    for (const element of drawn()) {
      const thing = element.dataset['thing'];
      if (thing && !this.was.has(thing))
        this.was.set(thing, { rect: element.getBoundingClientRect(), copy: element, among: element.parentNode });
    }
  }

  /** After it changed: what moved, moves; what is new comes from, and what is gone goes to, what the step names. */
  after(steps: readonly Step[], seatThing: (seat: number) => string): void {
    if (calm() || !this.was.size || document.hidden) return;
    const now = new Map<string, Drawn>();
    for (const element of drawn())
      if (element.dataset['thing'] && !now.has(element.dataset['thing'])) now.set(element.dataset['thing'], element);
    const delays = this.delays(steps);
    for (const [thing, element] of now) {
      const from = this.was.get(thing)?.rect ?? this.origin(thing, steps, seatThing);
      if (from) this.move(element, from, delays.get(thing) ?? 0);
    }
    for (const [thing, was] of this.was) {
      const goal = now.has(thing) ? null : this.goal(thing, steps, now, seatThing);
      if (goal) this.fly(was, goal.getBoundingClientRect(), delays.get(thing) ?? 0);
    }
  }

  skip(): void {
    for (const animation of this.running) if (animation.playState === 'running') animation.finish();
    this.running = [];
  }

  /** A batch plays one event after another. */
  private delays(steps: readonly Step[]): Map<string, number> {
    const delays = new Map<string, number>();
    const messages = steps.flatMap((step) => step.log);
    const between = Math.min(BETWEEN, (LONGEST - MOVE) / Math.max(1, messages.length));
    messages.forEach((message, number) => {
      for (const thing of message.things) if (!delays.has(thing)) delays.set(thing, number * between);
    });
    return delays;
  }

  private related(thing: string, steps: readonly Step[], seatThing: (seat: number) => string): string[] {
    const found: string[] = [];
    for (const step of steps) {
      const messages = [...step.log, { things: step.things }];
      for (const { things } of messages)
        if (things.includes(thing)) found.push(...things.filter((one) => one !== thing));
      if (found.length && step.seat !== null) found.push(seatThing(step.seat));
    }
    return found;
  }

  private origin(thing: string, steps: readonly Step[], seatThing: (seat: number) => string): DOMRect | undefined {
    const tail = thing.slice(thing.indexOf('/'));
    for (const [other, was] of this.was)
      if (other !== thing && tail.length > 2 && other.endsWith(tail)) return was.rect;
    return this.related(thing, steps, seatThing)
      .map((one) => this.was.get(one)?.rect)
      .find(Boolean);
  }

  private goal(
    thing: string,
    steps: readonly Step[],
    now: Map<string, Drawn>,
    seatThing: (seat: number) => string,
  ): Drawn | undefined {
    const tail = thing.slice(thing.indexOf('/'));
    if (tail.length > 2 && [...now.keys()].some((other) => other.endsWith(tail))) return undefined; // it moved by itself
    return this.related(thing, steps, seatThing)
      .map((one) => now.get(one))
      .find(Boolean);
  }

  private move(element: Drawn, from: DOMRect, delay: number): void {
    if (element.dataset['still'] !== undefined) return;
    const to = element.getBoundingClientRect();
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.abs(dx) + Math.abs(dy) < 3 || !to.width || !from.width) return;
    const scale = Math.min(4, Math.max(0.25, from.width / to.width));
    const { transformOrigin, zIndex } = element.style; // not in the keyframes: those run beside the page's own work
    Object.assign(element.style, { transformOrigin: '0 0', zIndex: '50' });
    const animation = this.play(
      element,
      [
        { translate: `${dx}px ${dy}px`, scale: String(scale) },
        { translate: '0 0', scale: '1' },
      ],
      delay,
    );
    animation.onfinish = animation.oncancel = () => Object.assign(element.style, { transformOrigin, zIndex });
  }

  private fly(was: Was, to: DOMRect, delay: number): void {
    if (!(was.copy instanceof HTMLElement) || !was.rect.width || was.copy.dataset['still'] !== undefined) return;
    const copy = was.copy.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-thing');
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    Object.assign(copy.style, {
      position: 'fixed',
      margin: '0',
      left: `${was.rect.left}px`,
      top: `${was.rect.top}px`,
      width: `${was.rect.width}px`,
      height: `${was.rect.height}px`,
      zIndex: '50',
      pointerEvents: 'none',
    });
    const holder = was.among?.isConnected ? was.among : (document.querySelector('.mat') ?? document.body);
    holder.append(copy);
    const drawnAt = copy.getBoundingClientRect(); // elsewhere, where a holder is what fixed things are placed in
    copy.style.left = `${2 * was.rect.left - drawnAt.left}px`;
    copy.style.top = `${2 * was.rect.top - drawnAt.top}px`;
    const scale = Math.min(1, Math.max(0.2, to.height / was.rect.height));
    const dx = to.left + to.width / 2 - was.rect.left - was.rect.width / 2;
    const dy = to.top + to.height / 2 - was.rect.top - was.rect.height / 2;
    const animation = this.play(
      copy,
      [
        { translate: '0 0', scale: '1', opacity: 1 },
        { translate: `${dx}px ${dy}px`, scale: String(scale), opacity: 0.2 },
      ],
      delay,
    );
    animation.onfinish = animation.oncancel = () => copy.remove();
  }

  private play(element: Element, frames: Keyframe[], delay: number): Animation {
    const animation = element.animate(frames, { duration: MOVE, delay, easing: SETTLE, fill: 'backwards' });
    this.running.push(animation);
    return animation;
  }
}

const drawn = (): NodeListOf<Drawn> => document.querySelectorAll<Drawn>('[data-thing]');
