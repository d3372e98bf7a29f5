/** The class of the table we are at, where it belongs to one. */
import type { ClassStore } from './room.svelte';

class Present {
  store = $state.raw<ClassStore | null>(null);
  pointing = $state(false); // the teacher's next press on a thing shows it on every board
}

export const present = new Present();
