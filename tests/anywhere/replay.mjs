// Plays matches again by the rules as WebAssembly, one a line of the input, and says where they differ.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';

const [script, folder, name] = process.argv.slice(2);
const { Rules } = await import(script);
const signatures = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
const rules = await Rules.load(readFileSync(`${folder}/${name}.wasm`), signatures);
const SPECTATOR = -1;
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));

/** What the rules say of a position, as `recorded` of compared_rules.py writes it. */
function told(record, game, { asked }) {
  const legal = new Int32Array(game.players * game.actions);
  const counts = new Int32Array(game.players);
  const state = [record, game.size, 1, 0];
  const lists = [new Uint8Array(legal.buffer), 4, game.players, game.actions, new Uint8Array(counts.buffer), 4, game.players];
  const mover = rules.call('calls_look_at', [...state, ...lists]);
  const found = { record: crc32(record), mover, counts: [...counts], lists: 0, observations: 0, worlds: 0 };
  for (let seat = SPECTATOR; seat < game.players; seat++) {
    if (seat !== SPECTATOR) {
      const first = 4 * seat * game.actions;
      found.lists = crc32(new Uint8Array(legal.buffer, first, 4 * counts[seat]), found.lists);
    }
    const seen = new Uint8Array(game.observation);
    rules.call('calls_observe_at', [...state, seat, seen, game.observation, 1, 0]);
    found.observations = crc32(seen, found.observations);
    const world = record.slice();
    rules.call('calls_resample_at', [world, game.size, 1, 0, seat, bytes(game.redealt), 4, 4]);
    found.worlds = crc32(world, found.worlds);
  }
  return { ...found, refusals: asked.map((action) => rules.call('calls_refusal_at', [...state, mover, action])) };
}

let positions = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const game = JSON.parse(line);
  const record = new Uint8Array(game.size);
  const options = bytes(game.options);
  rules.call('calls_deal_at', [record, game.size, 1, 0, game.players, options, 8, options.length / 8, bytes(game.key), 4, 4]);
  for (const [at, step] of game.steps.entries()) {
    const found = told(record, game, step);
    const other = Object.keys(found).filter((part) => String(found[part]) !== String(step[part]));
    if (other.length) {
      console.log(`${name}, ${game.players} players, seed ${game.seed}, decision ${at}: ${other.join(', ')} differ`);
      process.exit(1);
    }
    if (step.action !== null) rules.call('calls_apply_at', [record, game.size, 1, 0, found.mover, step.action]);
    positions += 1;
  }
}
console.log(`${positions} positions agree`);
