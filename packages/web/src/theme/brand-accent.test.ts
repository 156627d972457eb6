import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandAccent, isBrandColour, leastContrast, leastContrastOf } from './brand-accent.ts';
import { contrast } from './colour-contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const shade = fc.constantFrom('light' as const, 'dark' as const);

describe('contrast', () => {
  it('is 21 of black and white, 1 of a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#1d4ed8', '#1d4ed8')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('brandAccent', () => {
  it('can be read everywhere, whatever the brand’s colour', () => {
    fc.assert(
      fc.property(colour, shade, (own, where) => {
        const { accent, onAccent } = brandAccent(own, where);
        expect(leastContrastOf(accent, where)).toBeGreaterThanOrEqual(leastContrast);
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('leaves a colour as it is that can be read already', () => {
    expect(brandAccent('#1d4ed8', 'light')).toEqual({ accent: '#1d4ed8', onAccent: '#ffffff' });
    expect(brandAccent('#8fb4ff', 'dark')).toEqual({ accent: '#8fb4ff', onAccent: '#0b1220' });
  });

  it('keeps the hue of a pale or a dark one', () => {
    expect(brandAccent('#ffe600', 'light').accent).toMatch(/^#[4-9a].[4-9]...$/);
    expect(brandAccent('#660033', 'dark').accent).not.toBe('#ffffff');
  });
});

describe('isBrandColour', () => {
  it('takes six hexadecimal digits only', () => {
    expect(['#1d4ed8', '#1D4ED8', '#fff', 'red', '#1d4ed8 '].map(isBrandColour)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
