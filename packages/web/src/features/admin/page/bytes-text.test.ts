import { describe, expect, it } from 'vitest';
import { bytesText } from './bytes-text.ts';

describe('bytesText', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1000, '1 kB'],
    [1_234_567, '1.2 MB'],
    [81_000_000_000, '81 GB'],
    [null, '-'],
  ])('writes %s as %s', (bytes, text) => {
    expect(bytesText(bytes, 'en')).toBe(text);
  });

  it('writes the units of the language', () => {
    expect(bytesText(1_500_000, 'fr')).toMatch(/^1,5\sMo$/);
  });
});
