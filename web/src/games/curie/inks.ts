/** The inks of the hangar: solid shapes, and light only from radium. Gradients are defined once, by the board. */
export const DARK = '#1d130d';
export const BROWN = '#3b281c';
export const OAK = '#7a4a2b';
export const COPPER = '#c9763f';
export const LINEN = '#f0d9b5';
export const CREAM = '#fff3dc';
export const GLOW = '#b6f27c';
export const BRASS = '#e9b93b';

export const box = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;

export const disc = (x: number, y: number, r: number, fill: string, stroke = '', width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}/>`;

export const shape = (d: string, fill: string, stroke = '', width = 2): string =>
  `<path d="${d}" fill="${fill || 'none'}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` : ''}/>`;

export const GRADIENTS =
  '<radialGradient id="curie-glow"><stop offset="0" stop-color="#c9ff8f" stop-opacity=".62"/><stop offset=".4" stop-color="#a9ec6f" stop-opacity=".2"/><stop offset="1" stop-color="#a9ec6f" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="curie-copper" x2="1"><stop offset="0" stop-color="#f3bb90"/><stop offset=".5" stop-color="#c9763f"/><stop offset="1" stop-color="#96552b"/></linearGradient>' +
  '<linearGradient id="curie-shade" x2="1"><stop offset="0" stop-color="#95542b"/><stop offset="1" stop-color="#5c3218"/></linearGradient>';
