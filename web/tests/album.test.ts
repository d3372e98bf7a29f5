/** The album: what a game or a lesson brought, once each. */
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAlbum, keep, keptAlbum } from '../src/album/found';
import { told, type Played } from '../src/album/shelves';
import type { Message, Step } from '../src/gen/wire.gen';

const said = (id: string, params: Record<string, unknown> = {}): Message => ({ id, params, things: [] });
const seat = (number: number): Message => said('seat', { number });
const played = (...log: Message[]): Played => ({
  steps: [{ version: 1, at: 0, kind: 'action', seat: 0, position: 1, log, things: [] } satisfies Step],
  view: null,
  seat: 0,
});
describe('the album', () => {
  beforeEach(emptyAlbum);

  it('keeps each thing once, and says what is new', () => {
    expect(keep('element', ['element-He', 'element-He', 'element-O'])).toEqual(['element-He', 'element-O']);
    expect(keep('element', ['element-He', 'element-N'])).toEqual(['element-N']);
    expect(Object.keys(keptAlbum()['element'] ?? {})).toEqual(['element-He', 'element-O', 'element-N']);
  });

  it('survives nonsense in the storage', () => {
    localStorage.setItem('labtable-album', '{');
    expect(keptAlbum()).toEqual({});
  });

  it('hears what we did, and what everybody lived through', () => {
    const log = [
      said('event-claimed', { who: seat(1), element: said('element-He') }),
      said('event-claimed', { who: seat(2), element: said('element-O') }),
    ];
    expect(told(played(...log), 'event-claimed', 'element', true)).toEqual(['element-He']);
    expect(told(played(...log), 'event-claimed', 'element', false)).toEqual(['element-He', 'element-O']);
  });
});
