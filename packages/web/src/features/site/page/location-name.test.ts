import { describe, expect, it } from 'vitest';
import { locationName } from './location-name.ts';

describe('locationName', () => {
  it.each([
    [{ city: 'Berlin', country: 'DE' }, 'en', 'Berlin, Germany'],
    [{ city: 'Berlin', country: 'DE' }, 'de', 'Berlin, Deutschland'],
    [{ city: null, country: 'KE' }, 'fr', 'Kenya'],
    [{ city: 'Nowhere', country: 'XX' }, 'en', 'Nowhere, XX'],
    [{ city: null, country: null }, 'en', null],
  ] as const)('of %j in %s is %s', (location, lang, name) => {
    expect(locationName(location, lang)).toBe(name);
  });
});
