/** Is the line alive? While the page is looked at something must be heard every few seconds; whoever does not answer is lost. */

const BEAT = 1_500; // ms between two questions
const SILENCE = 2_800; // ms without a word until the person is told
const GIVE_UP = 8_000; // ms without a word until the line is opened anew
const RESTING = 20_000; // ms between two questions while nobody looks
const TICK = 250;
const STALL = 2 * TICK; // of a longer gap between two ticks only so much counts: then this page was busy, not the server silent

export interface Line {
  ask(): void; // anything that is answered
  silent(): void; // told once
  alive(): void; // it speaks again
  dead(): void;
}

export class Pulse {
  private readonly timer: ReturnType<typeof setInterval>;
  private silence = 0; // ms since anything was heard
  private askedAt = Date.now();
  private tickedAt = Date.now();
  private quiet = false;

  constructor(private readonly line: Line) {
    this.timer = setInterval(() => this.feel(), TICK);
  }

  /** Anything came in. */
  heard(): void {
    this.silence = 0;
    if (!this.quiet) return;
    this.quiet = false;
    this.line.alive();
  }

  /** The device says that it is offline. The line may hold all the same: then the next word says so. */
  doubt(): void {
    this.quiet = true;
    this.line.silent();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private feel(): void {
    const now = Date.now();
    const gap = now - this.tickedAt;
    const slept = document.hidden || gap > BEAT; // a browser lets hidden pages sleep: nothing is wrong
    this.tickedAt = now;
    this.silence = slept ? 0 : this.silence + Math.min(gap, STALL);
    if (now - this.askedAt >= (document.hidden ? RESTING : BEAT)) {
      this.askedAt = now;
      this.line.ask();
    }
    if (this.silence > GIVE_UP) this.line.dead();
    else if (this.silence > SILENCE && !this.quiet) {
      this.quiet = true;
      this.line.silent();
    }
  }
}
