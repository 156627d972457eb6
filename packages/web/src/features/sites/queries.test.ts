import { describe, expect, it } from 'vitest';
import { placesQuery } from './queries.ts';

describe('placesQuery', () => {
  it('searches again in another language, and once in the same', () => {
    expect(placesQuery('Wien', 'de').queryKey).not.toEqual(placesQuery('Wien', 'en').queryKey);
    expect(placesQuery('Wien', 'de').queryKey).toEqual(placesQuery('Wien', 'de').queryKey);
  });
});
