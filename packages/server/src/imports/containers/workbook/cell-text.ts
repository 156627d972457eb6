// What a cell of a sheet says, as text. ECMA-376 part 1, 18.18.11 (the types of cells).
import { InvalidXml } from '../../xml-reader.ts';
import type { CellFormats } from './number-formats.ts';
import { textOfSerial } from './serial-time.ts';
import type { SharedStrings } from './shared-strings.ts';

export type Book = {
  readonly strings: Pick<SharedStrings, 'text'>;
  readonly formats: CellFormats;
  readonly is1904: boolean;
};

type SheetCell = {
  readonly type: string;
  readonly style: number;
  /** Its value or the result of its formula; for type `inlineStr` the text that stands in the cell itself. */
  readonly value: string;
};

export const textOfCell = ({ type, style, value }: SheetCell, book: Book): string => {
  switch (type) {
    case 'n':
      return textOfNumber(value, style, book);
    case 's':
      return plainText(sharedText(value, book));
    case 'b':
      return value === '1' ? 'true' : value === '0' ? 'false' : value;
    case 'd':
      return value.replace('T', ' ');
    default:
      // A text, the result of a formula, or its error.
      return plainText(value);
  }
};

const mostExactDigits = 15;

const textOfNumber = (value: string, style: number, { formats, is1904 }: Book): string => {
  if (value === '') return '';
  const number = Number(value);
  if (!Number.isFinite(number)) return plainText(value);
  const format = formats[style] ?? null;
  const time = format && textOfSerial(number, format, is1904);
  if (time !== null) return time;
  // Programs write 17 digits; of a long number the shortest text is taken that is the same number.
  return value.length <= mostExactDigits ? value : String(number);
};

const sharedText = (value: string, { strings }: Book): string => {
  const text = value === '' ? '' : strings.text(Number(value));
  if (text === null) throw new InvalidXml('a cell with a text that there is none of');
  return text;
};

/** One line of it, without the signs that XML cannot hold and workbooks write as `_x000D_`. */
const plainText = (text: string): string =>
  (text.includes('_x') ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, unescaped) : text).replaceAll(
    /\p{Cc}/gu,
    ' ',
  );

const unescaped = (_: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));
