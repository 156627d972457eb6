import { describe, expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

describe('a file’s name', () => {
  it.each([
    ['attachment; filename="energy-2026-10-01.csv"', 'energy-2026-10-01.csv'],
    ['attachment; filename="bill-2026-10-15.xlsx"', 'bill-2026-10-15.xlsx'],
    ['inline', null],
    ['attachment; filename="../x"', null],
    [null, null],
  ])('of %s is %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});
