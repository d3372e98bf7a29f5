/** The recovery key of a class that was just made in this tab: shown once, kept nowhere. */
export const recovered = $state<{ key: string }>({ key: '' });
