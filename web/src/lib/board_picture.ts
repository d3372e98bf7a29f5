/** A board of the page as an image: its elements and the styles of the page in an SVG, which a canvas may draw. */
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const WINDOW = { width: 1280, height: 800 }; // of a desk: the board is laid out as there, whatever it was shown on
const BOARD = { width: 1000, height: 620 };
const FONTS = 200; // ms until the letters of a picture that was just read are there
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }';

/** A picture has no address: what its styles name comes with it. */
async function withFiles(styles: string): Promise<string> {
  const found = [...new Set([...styles.matchAll(/url\("((?!data:|#)[^"]+)"\)/g)].map((one) => one[1] ?? ''))];
  const files = await Promise.all(found.map(async (one) => [one, await asData(one)] as const));
  return files.reduce((all, [one, data]) => all.replaceAll(`url("${one}")`, `url("${data}")`), styles);
}

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(address));
    reader.readAsDataURL(file);
  });
}

/** The sheet's rules; addresses in them are relative to the sheet. */
const rulesOf = (sheet: CSSStyleSheet): string =>
  [...sheet.cssRules]
    .map((rule) => rule.cssText)
    .join('\n')
    .replace(
      /url\("((?!data:|#)[^"]+)"\)/g,
      (_, address: string) => `url("${new URL(address, sheet.href ?? location.href).href}")`,
    );

/** `mat` is the element of a board with its `data-game` around it. */
export async function boardImage(mat: HTMLElement, game: string): Promise<HTMLImageElement> {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries(WINDOW)) svg.setAttribute(name, String(value));
  for (const { name, value } of document.documentElement.attributes)
    if (name.startsWith('data-')) svg.setAttribute(name, value);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = (await withFiles([...document.styleSheets].map(rulesOf).join('\n'))) + STILL;
  const room = document.createElementNS(SVG, 'foreignObject');
  for (const [name, value] of Object.entries(WINDOW)) room.setAttribute(name, String(value));
  const stage = document.createElementNS(XHTML, 'div') as HTMLElement;
  stage.dataset['game'] = game;
  const { font, color } = getComputedStyle(document.body);
  Object.assign(stage.style, { display: 'grid', width: `${BOARD.width}px`, height: `${BOARD.height}px`, font, color });
  const copy = mat.cloneNode(true) as HTMLElement;
  copy.style.borderRadius = '0';
  for (const one of copy.querySelectorAll('[data-last]')) one.removeAttribute('data-last'); // the game is over
  stage.append(copy);
  room.append(stage);
  svg.append(style, room);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  await new Promise((resume) => setTimeout(resume, FONTS));
  return image;
}

/** Draws the board, and nothing of the window around it, as wide as asked; tells how high that is. */
export const boardHeight = (width: number): number => (width * BOARD.height) / BOARD.width;
export function drawBoard(
  on: CanvasRenderingContext2D,
  image: HTMLImageElement,
  x: number,
  y: number,
  width: number,
): void {
  on.drawImage(image, 0, 0, BOARD.width, BOARD.height, x, y, width, boardHeight(width));
}
