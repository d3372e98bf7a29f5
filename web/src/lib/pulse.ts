/** Is the line alive? While the page is looked at something must be heard every few seconds; whoever does not answer is lost. */

const BEAT = 1_500; // ms between two questions
const SILENCE = 2_800; // ms without a word until the person is told
const GIVE_UP = 8_000; // ms without a word until the line is opened anew
const RESTING = 20_000; // ms between two questions while nobody looks
const TICK = 250;

export interface Line {
  ask(): void; // anything that is answered
  silent(): void; // told once
  alive(): void; // it speaks again
  dead(): void;
}

export class Pulse {
  private readonly timer: ReturnType<typeof setInterval>;
  private heardAt = Date.now();
  private askedAt = Date.now();
  private tickedAt = Date.now();
  private quiet = false;

  constructor(private readonly line: Line) {
    this.timer = setInterval(() => this.feel(), TICK);
  }

  /** Anything came in. */
  heard(): void {
    this.heardAt = Date.now();
    if (!this.quiet) return;
    this.quiet = false;
    this.line.alive();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private feel(): void {
    const now = Date.now();
    const slept = document.hidden || now - this.tickedAt > BEAT; // a browser lets hidden pages sleep: nothing is wrong
    this.tickedAt = now;
    if (slept) this.heardAt = now;
    if (now - this.askedAt >= (document.hidden ? RESTING : BEAT)) {
      this.askedAt = now;
      this.line.ask();
    }
    const silence = now - this.heardAt;
    if (silence > GIVE_UP) this.line.dead();
    else if (silence > SILENCE && !this.quiet) {
      this.quiet = true;
      this.line.silent();
    }
  }
}
