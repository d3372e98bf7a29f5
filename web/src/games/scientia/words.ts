/** Names of this game's things, for eyes and ears. */
import type { FaceView, PlayerView, SlotView, StackView, TrackView, View } from '../../gen/scientia.gen';
import { noted as withSource } from '../../lib/source';
import { labelled, say, t } from '../../lib/text.svelte';
import type { Piece } from './pieces';
import type { Printed } from './sheets';

const GAME = 'scientia';
export const word = (id: string, params: Record<string, string | number> = {}): string => t(id, params, GAME);
export const fieldName = (field: string): string => word(`field-${field}`);
export const projectName = (stack: StackView | FaceView): string => say(stack.name, GAME);

/** Where a long name may be broken on a narrow card, with a hyphen: before a syllable, never near an end. */
const SYLLABLE =
  /(?<=\p{L}{2}[aeiouyà-ÿ])(?=[b-df-hj-np-tv-xz][aeiouyà-ÿ]\p{L}{2})|(?<=\p{L}{3}([lmnst]))(?=\1\p{L}{3})|(?<=\p{L}{3}n)(?=th\p{L}{3})/giu;
export const breakable = (name: string): string => name.replace(SYLLABLE, '\u00ad');

/** What finishing a project brings, each line as a sentence. */
export const sentences = (stack: StackView | FaceView): string[] =>
  stack.lines.map((line) => {
    const words = say(line, GAME);
    return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`;
  });

/** The sentences of a project, and whether they are ours. */
export const noted = (stack: StackView | FaceView): string => withSource(sentences(stack).join(' '), stack.source);

export const printed = (stack: StackView | FaceView): Printed => ({
  number: stack.number,
  name: projectName(stack),
  field: stack.field,
  base: stack.base,
  icons: stack.icons,
});

const listed = (parts: readonly (string | false)[]): string => parts.filter((part) => part).join(', ');

export const stackName = (stack: StackView): string =>
  listed([
    labelled(`${fieldName(stack.field)} ${stack.number}`, projectName(stack)),
    word('board-copies', { copies: stack.copies }),
    stack.flasks > 0 && word('board-flasks', { flasks: stack.flasks }),
    stack.completed > 0 && word('board-completed', { copies: stack.completed }),
  ]);

export function slotName(slot: SlotView, number: number): string {
  const place = word('board-slot', { slot: number });
  if (!slot.name) return labelled(place, word(slot.open ? 'board-empty' : 'board-closed'));
  return listed([
    labelled(place, say(slot.name, GAME)),
    word('board-turns', { turns: slot.rotation }),
    slot.flasks > 0 && word('board-flasks', { flasks: slot.flasks }),
  ]);
}

export const trackName = (track: TrackView, worth: readonly number[]): string => {
  const spaces = track.spaces.map((space) => worth[space] ?? 0).join(' + ');
  return labelled(fieldName(track.field), word('board-track', { spaces, value: track.value, special: track.special }));
};

/** So many other desks that there is little room for each. */
export const isCrowd = (view: View, seat: number): boolean =>
  view.players.filter((player) => player.seat !== seat).length > 2;

/** How a closed slot may be opened: each way opens one, so the ways that are left are the slots that are shut. */
export function opening(
  view: View,
  player: PlayerView,
  slot: number,
): { piece: Piece; has: number; needs: number } | undefined {
  const ways = [
    ...(player.opened_by_cubes ? [] : [{ piece: 'tech' as const, has: player.cubes, needs: view.cubes_that_open }]),
    ...(player.opened_by_flasks ? [] : [{ piece: 'flask' as const, has: player.flasks, needs: view.flasks_that_open }]),
  ];
  return ways[slot - player.slots.filter((one) => one.open).length];
}

export const stackNumbered = (view: View, number: number | null): StackView | undefined =>
  view.stacks.find((stack) => stack.number === number);
