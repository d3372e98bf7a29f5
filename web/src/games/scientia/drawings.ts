/** What each project is about, drawn with a white ruling pen on blue: one drawing for each printed number, on a field of 208 × 136. */
import { drawings } from '../../art/ink';
import { hue } from './palette';

/** By the printed number of the project. */
const TOPICS = drawings(
  import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true }),
  './drawings/',
);
/** Each field rules its sheet in its own way. */
const GROUNDS = drawings(
  import.meta.glob<string>('./grounds/*.svg', { query: '?raw', import: 'default', eager: true }),
  './grounds/',
);

/** The drawing of a project, without its frame. */
export function topic(number: number, field: string): string {
  const dots = field === 'biology';
  return (
    `<rect width="208" height="136" fill="${hue.blue41}"/><g fill="none" stroke="${hue.mist90}"
      stroke-width="${dots ? 4 : 1.2}" stroke-linecap="round" opacity="${dots ? 0.3 : 0.2}">${GROUNDS[field] ?? ''}</g>` +
    `<g fill="none" stroke="${hue.mist97}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round">` +
    `${TOPICS[number] ?? ''}</g>`
  );
}
