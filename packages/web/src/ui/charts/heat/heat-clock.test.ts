import { describe, expect, it } from 'vitest';
import { namedEvery } from './heat-clock.ts';

const byTwentyFour = Array.from({ length: 24 }, (_, hour) => String(hour));
const byTwelve = byTwentyFour.map((hour) => `${Number(hour) % 12 || 12} ${Number(hour) < 12 ? 'AM' : 'PM'}`);

describe('the hours above a heat map', () => {
  it.each([
    [1100, 1, 1],
    [935, 1, 2],
    [700, 1, 2],
    [500, 2, 3],
    [266, 3, 6],
    [120, 6, 12],
    [0, 12, 12],
  ])('have room for their names in %i pixels at every %i of 24, at every %i of 12', (px, of24, of12) => {
    expect([namedEvery(px, byTwentyFour), namedEvery(px, byTwelve)]).toEqual([of24, of12]);
  });
});
