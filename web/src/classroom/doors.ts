/** Who may come into a class: all with the code, whom the teacher lets in, entry cards alone. */
import type { Classroom } from '../gen/wire.gen';

export const DOORS: readonly Classroom['door'][] = ['open', 'line', 'cards'];
