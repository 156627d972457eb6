import { describe, expect, it } from 'vitest';
import { formatOfCode } from './number-formats.ts';

const date = { hasDate: true, hasTime: false, isElapsed: false, hasFraction: false };
const time = { ...date, hasDate: false, hasTime: true };
const both = { ...date, hasTime: true };

describe('formatOfCode', () => {
  it.each([
    ['dd.mm.yyyy', date],
    ['DD/MM/YYYY\\ HH:MM:SS', both],
    ['yyyy\\-mm\\-dd"T"hh:mm:ss.000', { ...both, hasFraction: true }],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', date],
    ['[$-409]m/d/yy h:mm AM/PM;@', both],
    ['mmm', date],
    ['hh:mm', time],
    ['mm:ss', time],
    ['mm:ss.0', { ...time, hasFraction: true }],
    ['[h]:mm:ss', { ...time, isElapsed: true }],
    ['[hh]:mm', { ...time, isElapsed: true }],
    ['yyyy"年"m"月"d"日"', date],
    ['[Red]dd.mm.yyyy', date],
  ])('knows %s as a time', (code, format) => {
    expect(formatOfCode(code)).toEqual(format);
  });

  it.each([
    '',
    'General',
    'Standard',
    'GENERAL',
    '@',
    '0.00',
    '#,##0.000',
    '0.00E+00',
    '0%',
    '# ?/?',
    '0.00" kWh"',
    '0.0\\ \\m\\W\\h',
    '0.00_d',
    '[Red]-0.00;[Blue]0.00',
    '#,##0.00\\ [$€-407]',
    '[>=100]0;0.0',
    '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-',
    '0.00;"dd.mm.yyyy"',
  ])('knows %s as a number', (code) => {
    expect(formatOfCode(code)).toBeNull();
  });
});
