/** SHA-256 in plain TypeScript: a browser's own is missing where a school's server speaks http. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const FIRST = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function mixed(state: readonly number[], view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getInt32(at + 4 * i));
  const word = (i: number): number => words[i] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  ROUNDS.forEach((round, i) => {
    if (i >= 16) {
      const [old, new_] = [word(i - 15), word(i - 2)];
      const spread = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
      words.push((word(i - 16) + spread + word(i - 7) + (turned(new_, 17) ^ turned(new_, 19) ^ (new_ >>> 10))) | 0);
    }
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + round + word(i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((value, i) => (value + (state[i] ?? 0)) | 0);
}

export const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/gi) ?? [], (two) => parseInt(two, 16));

/** The hash of bytes, hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = FIRST;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, view, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The hash of a list as JSON without spaces, as core/match/shares.py writes it. */
export const digest = (...content: readonly unknown[]): string =>
  sha256(new TextEncoder().encode(JSON.stringify(content)));
