/** A set in the making: faces that fill the places of a set, never both faces of a card. The gallery says which places there are. */
import type { FaceView, Gallery, PlaceView } from '../../gen/scientia.gen';

const faceOf = (gallery: Gallery, number: number): FaceView | undefined =>
  gallery.faces.find((face) => face.number === number);
const fits = (place: PlaceView, face: FaceView | undefined): boolean =>
  face?.field === place.field && face.base === place.base;
const inPlace = (gallery: Gallery, chosen: readonly number[], place: PlaceView): number[] =>
  chosen.filter((number) => fits(place, faceOf(gallery, number)));

export const filled = (gallery: Gallery, chosen: readonly number[], place: PlaceView): number =>
  inPlace(gallery, chosen, place).length;
export const isWhole = (gallery: Gallery, chosen: readonly number[]): boolean =>
  gallery.places.every((place) => filled(gallery, chosen, place) === place.count);

/** The recommended set that these are, if they are one. */
export const setOf = (gallery: Gallery, chosen: readonly number[]): string | undefined =>
  Object.entries(gallery.sets).find(
    ([, numbers]) => numbers.length === chosen.length && numbers.every((number) => chosen.includes(number)),
  )?.[0];

/** A press on a face: out of the set, or into it in the stead of its other face, or of the one that is longest in a full place. */
export function pressed(gallery: Gallery, chosen: readonly number[], face: FaceView): readonly number[] {
  if (chosen.includes(face.number)) return chosen.filter((number) => number !== face.number);
  const place = gallery.places.find((one) => fits(one, face));
  const others = place ? inPlace(gallery, chosen, place) : [];
  const gone = others.includes(face.other_face)
    ? face.other_face
    : others.length === place?.count
      ? others[0]
      : undefined;
  return [...chosen.filter((number) => number !== gone), face.number];
}
