/** What a game draws beside each line of its legend: `legend.ts` in the game's folder, by the icon's name. Loaded on demand. */
export type Legend = Readonly<Record<string, string>>; // SVG text

const LEGENDS = import.meta.glob<Legend>('./*/legend.ts', { import: 'legend' });

export const legendOf = async (game: string): Promise<Legend> => (await LEGENDS[`./${game}/legend.ts`]?.()) ?? {};
