/** The activity cards' pictures, 80 × 46, and Marie Curie, lit from below by what she found. */
const PICTURES = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });

const picture = (name: string, box: string): string =>
  `<svg viewBox="${box}" preserveAspectRatio="xMidYMid slice">${PICTURES[`./pictures/${name}.svg`] ?? ''}</svg>`;

export const activity = (category: string): string => picture(category, '0 0 80 46');
export const MARIE_CURIE = picture('marie-curie', '0 0 120 126');
