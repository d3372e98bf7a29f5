/** The rules of one game as WebAssembly. What a call is given is copied into their memory, and back when they are done;
 * arrays that share memory share it there, too. */

/** How an argument is passed: a whole number, a fraction, a yes or no, an array of so many axes whose items have so many
 * bytes, or several of these. */
type Kind = 'i' | 'f' | 'b' | '' | { readonly axes: number; readonly item: number } | Kind[];

/** Of each function, by name: how its arguments and its result are passed. */
export type Signatures = Record<string, [Kind[], Kind]>;

/** Numbers as they are; an array as its bytes, the size of an item in bytes, and its lengths. */
export type Argument = number | bigint | boolean | Uint8Array;

const PAGE = 65536;
const ALIGNED = 16;

type Loop = (...given: (number | bigint)[]) => number | bigint | undefined;

export class Rules {
  private constructor(
    private readonly loops: Record<string, Loop>,
    private readonly memory: WebAssembly.Memory,
    private readonly room: number,
    private readonly signatures: Signatures,
  ) {}

  static async load(code: BufferSource, signatures: Signatures): Promise<Rules> {
    const { exports } = (await WebAssembly.instantiate(code, { env: library(() => memory) })).instance;
    const memory = exports.memory as WebAssembly.Memory;
    const room = aligned(Number((exports.__heap_base as WebAssembly.Global).value));
    return new Rules(exports as unknown as Record<string, Loop>, memory, room, signatures);
  }

  get names(): string[] {
    return Object.keys(this.signatures);
  }

  call(name: string, given: Argument[]): number | boolean | undefined {
    const signature = this.signatures[name];
    const loop = this.loops[name];
    if (!signature || !loop) throw new Error(`The rules have no ${name}.`);
    const [kinds, result] = signature;
    const passed: (number | bigint)[] = [];
    const places = placed(
      given.filter((one) => one instanceof Uint8Array),
      this.room,
    );
    let next = 0;
    const pass = (kind: Kind): void => {
      if (Array.isArray(kind)) kind.forEach(pass);
      else if (kind === 'i') passed.push(BigInt(given[next++] as number));
      else if (kind === 'f') passed.push(Number(given[next++]));
      else if (kind === 'b') passed.push(given[next++] ? 1 : 0);
      else if (kind !== '') {
        const bytes = given[next++] as Uint8Array;
        const item = Number(given[next++]);
        const lengths = given.slice(next, (next += kind.axes)).map(Number);
        passed.push(0, 0, ...described(places.at.get(bytes) ?? 0, kind.item, bytes.length, item, lengths));
      }
    };
    kinds.forEach(pass);
    if (places.end > this.memory.buffer.byteLength) {
      this.memory.grow(Math.ceil((places.end - this.memory.buffer.byteLength) / PAGE));
    }
    for (const [bytes, at] of places.at) new Uint8Array(this.memory.buffer, at, bytes.length).set(bytes);
    const found = loop(...passed);
    for (const [bytes, at] of places.at) bytes.set(new Uint8Array(this.memory.buffer, at, bytes.length));
    if (result === '') return undefined;
    return result === 'b' ? Boolean(found) : Number(found);
  }
}

/** An array as compiled rules take it: how many items, their size, where, and along each axis how many and how far apart.
 * Of items with another size than `expected`, rules would read wrong numbers, and nobody would notice. */
export function described(
  at: number,
  expected: number,
  size: number,
  item: number,
  lengths: readonly number[],
): (number | bigint)[] {
  const steps = lengths.map((_, axis) => lengths.slice(axis + 1).reduce((one, two) => one * two, item));
  const count = lengths.reduce((one, two) => one * two, 1);
  if (item !== expected || size !== count * item) {
    throw new Error(
      `The rules take items of ${expected} bytes, not ${size} bytes as ${lengths.join(' × ')} of ${item}.`,
    );
  }
  return [BigInt(count), BigInt(item), at, ...lengths.map(BigInt), ...steps.map(BigInt)];
}

/** Where each array goes, from `room` on, and where they end. Views of the same bytes lie over each other again. */
export function placed(arrays: readonly Uint8Array[], room: number): { at: Map<Uint8Array, number>; end: number } {
  const at = new Map<Uint8Array, number>();
  let end = room;
  for (const shared of new Set(arrays.map((bytes) => bytes.buffer))) {
    const views = arrays.filter((bytes) => bytes.buffer === shared).sort((one, two) => one.byteOffset - two.byteOffset);
    let until = -1; // of the bytes that have a place
    let moved = 0; // how far they went
    for (const bytes of views) {
      if (bytes.byteOffset >= until) moved = aligned(end) - bytes.byteOffset;
      at.set(bytes, bytes.byteOffset + moved);
      until = Math.max(until, bytes.byteOffset + bytes.length);
      end = until + moved;
    }
  }
  return { at, end: aligned(end) };
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNED) * ALIGNED;
}

/** The functions of a C library that compiled rules ask for. */
function library(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const strlen = (at: number): bigint => {
    const bytes = new Uint8Array(memory().buffer, at);
    return BigInt(bytes.indexOf(0));
  };
  return {
    strlen,
    exp: Math.exp,
    log: Math.log,
    pow: Math.pow,
    sqrt: Math.sqrt,
    expf: (x: number) => Math.fround(Math.exp(x)),
  };
}
