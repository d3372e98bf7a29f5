/** With `?pseudo` every translated sentence is written in marked letters, so that a test finds what is not translated. */
const ON = typeof location !== 'undefined' && new URLSearchParams(location.search).has('pseudo');
const PLAIN = 'aeioucnsyAEIOUCNSY';
const MARKED = 'áéíóúçñšýÁÉÍÓÚÇÑŠÝ';

export const pseudo = (text: string): string =>
  ON ? [...text].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('') : text;
