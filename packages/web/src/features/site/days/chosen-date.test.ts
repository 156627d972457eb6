import { describe, expect, it } from 'vitest';
import { chosenDate } from './chosen-date.ts';

describe('chosenDate', () => {
  it.each([
    ['2026-11-19', '2026-11-19'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-20'],
    ['2026-02-29', '2026-11-20'],
    ['nonsense', '2026-11-20'],
    [undefined, '2026-11-20'],
  ])('of %s on 2026-11-20 is %s', (wanted, date) => {
    expect(chosenDate(wanted, '2026-11-20')).toBe(date);
  });
});
