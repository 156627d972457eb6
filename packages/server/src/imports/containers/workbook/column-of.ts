import { InvalidXml } from '../../xml-reader.ts';

/** `AB12` is in column 27. */
export const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) throw new InvalidXml('a cell without a place');
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};
