/** A class code as people read it out: `KT7 4MQ`. */
export const spaced = (code: string): string => code.replace(/(...)(?=.)/g, '$1 ');

/** Six characters are a class, eight a table or a second device. */
export const CLASS_CODE = 6;
