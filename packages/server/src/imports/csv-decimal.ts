// Decimal numbers from bytes, exactly as Number() reads their text.
import type { ImportMapping } from '@ohmstead/contract';
import { powerOfUnit, unitAlike } from './unit-powers.ts';

type Unit = ImportMapping['values'][number]['unit'];

const zero = 0x30;
const nine = 0x39;
const minus = 0x2d;
const plus = 0x2b;
/** Whole numbers below it are exact, and their quotients by these powers of ten are rounded once. */
const mostDigits = 15;
const powersOfTen = Array.from({ length: 23 }, (_, power) => 10 ** power);

export type DecimalReader = (bytes: Uint8Array, from: number, to: number) => number | null;

/**
 * Reads a cell of a unit and multiplies it by a power of ten; one that ends with another unit of the same kind counts in
 * that. Null when it is empty, NaN when it is no number, or one of another kind.
 */
export const decimalReader = (decimalMark: string, power: number, unit: Unit = '1'): DecimalReader => {
  const mark = decimalMark.charCodeAt(0);
  const slowly = slowReader(decimalMark, power, unit);
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
      else return slowly(bytes, from, to);
    }
    const shift = power - Math.max(0, decimals);
    if (digits === 0 || digits > mostDigits || shift < -22 || shift + digits > 15) {
      return slowly(bytes, from, to);
    }
    const value = shift < 0 ? whole / (powersOfTen[-shift] ?? 1) : whole * (powersOfTen[shift] ?? 1);
    return sign === minus ? -value : value;
  };
};

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE]([+-]?\d{1,3}))?$/;
const unknownWords = new Set(['null', 'nan', 'n/a', 'na', '-', '--', '—', 'none', 'unknown', 'unavailable']);

/** Long numbers, powers of ten, thousands, units, and the words by which programs say that they do not know. */
const slowReader = (decimalMark: string, power: number, unit: Unit): DecimalReader => {
  const grouped = groupedDigits(decimalMark);
  return (bytes, from, to) => {
    const cell = textOf(bytes, from, to).trim();
    if (cell === '' || unknownWords.has(cell.toLowerCase())) return null;
    const { number, shift } = withoutUnit(cell, unit);
    const single = grouped.test(number) ? number.replaceAll(groupMarks[decimalMark] ?? '', '') : number;
    const text = decimalMark === '.' ? single : single.includes('.') ? '' : single.replace(decimalMark, '.');
    const match = plain.exec(text);
    if (match === null) return Number.NaN;
    const [mantissa = ''] = text.split(/e/i);
    return Number(`${mantissa}e${Number(match[1] ?? 0) + power + shift}`);
  };
};

const noBreakSpaces = '\u00a0\u202f\u2009';
const apostrophes = "'\u2019";
const groupMarks: Readonly<Record<string, RegExp>> = {
  '.': new RegExp(`[, ${noBreakSpaces}${apostrophes}]`, 'g'),
  ',': new RegExp(`[. ${noBreakSpaces}${apostrophes}]`, 'g'),
};

/** Digits in groups of three, all divided by the same mark: 1.234.567,8 where the decimal mark is a comma. */
const groupedDigits = (decimalMark: string): RegExp => {
  const divider = decimalMark === ',' ? '.' : ',';
  return new RegExp(
    `^[+-]?[1-9]\\d{0,2}([${divider} ${noBreakSpaces}${apostrophes}])\\d{3}(?:\\1\\d{3})*(?:[${decimalMark}]\\d*)?$`,
  );
};

const behindDigits = /(?<=\d[.,]?\s*)(?:[a-z]{1,3}|%)$/i;

const withoutUnit = (cell: string, unit: Unit): { readonly number: string; readonly shift: number } => {
  const text = behindDigits.exec(cell)?.[0] ?? '';
  const own = text === '' ? null : unitAlike(text, unit);
  if (own === null) return { number: cell, shift: 0 };
  return {
    number: cell.slice(0, -text.length).trimEnd(),
    shift: powerOfUnit(own) - powerOfUnit(unit),
  };
};

/** Older programs write one byte a character. */
const textOf = (bytes: Uint8Array, from: number, to: number): string => {
  const buffer = Buffer.from(bytes.subarray(from, to));
  const text = buffer.toString('utf8');
  return text.includes('\ufffd') ? buffer.toString('latin1') : text;
};
