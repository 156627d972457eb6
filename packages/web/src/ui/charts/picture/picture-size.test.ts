import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

describe('the size of a picture', () => {
  it('is twice what is drawn, with its head and margins', () => {
    expect(pictureSize({ width: 600, height: 300 })).toEqual({ width: 1296, height: 800, scale: 2 });
  });

  it('stays within what browsers draw', () => {
    const { width, height, scale } = pictureSize({ width: 900, height: 9000 });
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(16_000);
    expect(height / width).toBeCloseTo(9100 / 948, 2);
    expect(scale).toBeLessThan(2);
  });
});
