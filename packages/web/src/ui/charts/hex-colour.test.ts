import { describe, expect, it } from 'vitest';
import { mixed, wholeHex } from './hex-colour.ts';

describe('wholeHex', () => {
  it('writes out what a build has shortened', () => {
    expect(wholeHex('#fA0')).toBe('#ffAA00');
    expect(wholeHex('#1d4ed8')).toBe('#1d4ed8');
  });
});

describe('mixed', () => {
  it.each([
    [0, '#ffffff'],
    [0.5, '#808080'],
    [1, '#000000'],
  ])('holds %d of black in white', (share, colour) => {
    expect(mixed('#000000', '#ffffff', share)).toBe(colour);
  });
});
