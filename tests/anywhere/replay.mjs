// Plays the games of a file again by the rules as WebAssembly, and says where a record or a list of actions differs.
import { readFileSync } from 'node:fs';

const [script, folder, name, games] = process.argv.slice(2);
const { Rules } = await import(script);
const signatures = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
const rules = await Rules.load(readFileSync(`${folder}/${name}.wasm`), signatures);
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, 'hex'));

let decisions = 0;
for (const game of JSON.parse(readFileSync(games, 'utf8'))) {
  const record = new Uint8Array(game.size);
  const legal = new Int32Array(game.players * game.actions);
  const counts = new Int32Array(game.players);
  const seen = new Uint8Array(game.observation);
  const options = bytes(game.options);
  const differs = (what, at) => {
    console.log(`${what} differs before decision ${at} of the game with ${game.players} players, seed ${game.seed}`);
    process.exit(1);
  };
  rules.call('calls_deal_at', [record, game.size, 1, 0, game.players, options, 8, options.length / 8, bytes(game.key), 4, 4]);
  for (const [at, step] of game.steps.entries()) {
    if (Buffer.from(record).toString('hex') !== step.record) differs('The record', at);
    const lists = [new Uint8Array(legal.buffer), 4, game.players, game.actions, new Uint8Array(counts.buffer), 4, game.players];
    const mover = rules.call('calls_look_at', [record, game.size, 1, 0, ...lists]);
    if (mover !== step.to_move) differs('Who is to move', at);
    for (let seat = 0; seat < game.players; seat++) {
      const listed = [...legal.subarray(seat * game.actions, seat * game.actions + counts[seat])];
      if (listed.join() !== step.legal[seat].join()) differs('A list of actions', at);
      seen.fill(0);
      rules.call('calls_observe_at', [record, game.size, 1, 0, seat, seen, game.observation, 1, 0]);
      if (Buffer.from(seen).toString('hex') !== step.seen[seat]) differs('What a seat observes', at);
    }
    for (const [action, reason] of step.refusals) {
      if (rules.call('calls_refusal_at', [record, game.size, 1, 0, mover, action]) !== reason) differs('A refusal', at);
    }
    if (step.action !== null) rules.call('calls_apply_at', [record, game.size, 1, 0, mover, step.action]);
    decisions += 1;
  }
}
console.log(`${decisions} positions agree`);
