/** Hosts by which nobody else reaches this computer. */
export const ALONE = /^(localhost|127\.|\[::1\])/;
