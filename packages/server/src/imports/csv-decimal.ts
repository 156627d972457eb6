// Decimal numbers from bytes, exactly as Number() reads their text.

const zero = 0x30;
const nine = 0x39;
const minus = 0x2d;
const plus = 0x2b;
/** Whole numbers below it are exact, and their quotients by these powers of ten are rounded once. */
const mostDigits = 15;
const powersOfTen = Array.from({ length: 23 }, (_, power) => 10 ** power);

export type DecimalReader = (bytes: Uint8Array, from: number, to: number) => number | null;

/**
 * Reads a cell and multiplies it by a power of ten. Null when it is empty, NaN when it is no number.
 */
export const decimalReader = (decimalMark: string, power: number): DecimalReader => {
  const mark = decimalMark.charCodeAt(0);
  return (bytes, from, to) => {
    if (from >= to) return null;
    const sign = bytes[from];
    const first = sign === minus || sign === plus ? from + 1 : from;
    let whole = 0;
    let digits = 0;
    let decimals = -1;
    for (let at = first; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte >= zero && byte <= nine) {
        whole = whole * 10 + byte - zero;
        digits += 1;
        if (decimals >= 0) decimals += 1;
      } else if (byte === mark && decimals < 0) decimals = 0;
      else return slowly(bytes, from, to, { decimalMark, power });
    }
    const shift = power - Math.max(0, decimals);
    if (digits === 0 || digits > mostDigits || shift < -22 || shift + digits > 15) {
      return slowly(bytes, from, to, { decimalMark, power });
    }
    const value = shift < 0 ? whole / (powersOfTen[-shift] ?? 1) : whole * (powersOfTen[shift] ?? 1);
    return sign === minus ? -value : value;
  };
};

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d{1,3}))?$/;
const unknownWords = new Set(['null', 'nan', 'n/a', 'na', '-', '—', 'none', 'unknown', 'unavailable']);

/** Long numbers, powers of ten, and the words by which programs say that they do not know. */
const slowly = (
  bytes: Uint8Array,
  from: number,
  to: number,
  { decimalMark, power }: { readonly decimalMark: string; readonly power: number },
): number | null => {
  const cell = Buffer.from(bytes.subarray(from, to)).toString('latin1').trim();
  if (cell === '' || unknownWords.has(cell.toLowerCase())) return null;
  const text = decimalMark === '.' ? cell : cell.replace(decimalMark, '.');
  const match = plain.exec(text);
  if (match === null) return Number.NaN;
  const [mantissa = ''] = text.split(/e/i);
  return Number(`${mantissa}e${Number(match[1] ?? 0) + power}`);
};
