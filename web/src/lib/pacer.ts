/** Shows what arrived one after another, at a pace that one can follow. Whoever is in a hurry has it all at once. */
interface Shows<Item> {
  show(item: Item): void;
  left(count: number): void; // how many wait
  pause(item: Item): number; // ms that it stays before the next is shown; asked once, when it arrives
  silent(item: Item): boolean; // it brings nothing to follow
  join(older: Item, silent: Item): Item; // one instead of two
}

export class Pacer<Item> {
  private queue: { item: Item; pause: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  constructor(private readonly shows: Shows<Item>) {}

  add(item: Item): void {
    const silent = this.shows.silent(item);
    const pause = this.shows.pause(item);
    const last = this.queue.at(-1);
    if (silent && last) return void (last.item = this.shows.join(last.item, item));
    if (silent) return this.shows.show(item);
    if (!this.held && !this.queue.length && (pause === 0 || this.timer === undefined)) return this.show(item, pause);
    this.queue.push({ item, pause });
    this.shows.left(this.queue.length);
  }

  /** All that waits is shown now. */
  flush(): void {
    this.close();
    for (const { item } of this.queue.splice(0)) this.shows.show(item);
    this.shows.left(0);
  }

  /** Nothing more is shown until `goOn`. */
  hold(): void {
    this.held = true;
  }

  goOn(): void {
    this.held = false;
    if (this.timer === undefined) this.next();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private show(item: Item, pause: number): void {
    this.shows.show(item);
    if (pause > 0) this.timer = setTimeout(this.next, pause);
  }

  private readonly next = (): void => {
    this.timer = undefined;
    while (!this.held && this.queue.length && this.timer === undefined) {
      const first = this.queue.shift();
      if (first) this.show(first.item, first.pause);
    }
    this.shows.left(this.queue.length);
  };
}
