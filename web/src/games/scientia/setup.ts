/** The options that Setup.svelte draws. */
export const options = ['set', 'cards'] as const;
