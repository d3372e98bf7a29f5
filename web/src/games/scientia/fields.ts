/** The four fields of science: each has a letter, a shape and three inks, so that colour is never alone. */
import { hue } from './palette';

export type Field = 'physics' | 'chemistry' | 'biology' | 'astronomy';

interface Look {
  letter: string;
  ink: string;
  lit: string;
  outline: string;
  cut: string;
}
const LOOKS: Record<Field, Look> = {
  physics: {
    letter: 'P',
    ink: hue.red53,
    lit: hue.sand84,
    outline: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
    cut: 'M12 8.2v7.6M8.2 12h7.6',
  },
  chemistry: {
    letter: 'C',
    ink: hue.violet46b,
    lit: hue.violet85,
    outline: 'M12 1.5 21.2 6.75v10.5L12 22.5 2.8 17.25V6.75Z',
    cut: 'M12 7.6l4 2.3v4.4l-4 2.3-4-2.3V9.9Z',
  },
  biology: {
    letter: 'B',
    ink: hue.green47b,
    lit: hue.green87b,
    outline: 'M12 1C17 7 20.5 10.5 20.5 15a8.5 8.5 0 0 1-17 0C3.5 10.5 7 7 12 1Z',
    cut: 'M12 8.5V19M12 14.5l3.2-3.2',
  },
  astronomy: {
    letter: 'A',
    ink: hue.blue46b,
    lit: hue.blue86,
    outline: 'M12 .5C13 8 16 11 23.5 12 16 13 13 16 12 23.5 11 16 8 13 .5 12 8 11 11 8 12 .5Z',
    cut: '',
  },
};

export const isField = (name: string | null): name is Field => name !== null && name in LOOKS;
export const lookOf = (field: string): Look => LOOKS[isField(field) ? field : 'physics'];

/** The shape of a field inside a drawing, `size` wide. */
export const fieldShape = (field: string, x: number, y: number, size: number, fill: string, cut: string): string => {
  const look = lookOf(field);
  return `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="${look.outline}"
    fill="${fill}"/>${look.cut ? `<path d="${look.cut}" fill="none" stroke="${cut}" stroke-width="2.4"/>` : ''}</g>`;
};

/** The shape alone, for running text and headings. */
export const fieldMark = (field: string, size: number, fill = 'currentColor', cut = hue.blue31): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}">${fieldShape(field, 0, 0, 24, fill, cut)}</svg>`;
