import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildPlace } from './build-for-test.ts';
import { basicFacts, billFacts, locationFacts } from './place-facts.ts';

const words = { say: (key: string) => key, formats: formatsOf('de'), lang: 'de' };

const factOf = (facts: ReturnType<typeof basicFacts>, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe('a place’s facts', () => {
  it('are in the language’s own words and numbers', () => {
    const place = buildPlace({ country: 'AT', latitude: 48.2082, longitude: 16.37 });
    expect(factOf(locationFacts(place, words), 'place.country')).toBe('Österreich');
    expect(factOf(locationFacts(place, words), 'place.coordinates')).toBe('48,20820; 16,37000');
    expect(factOf(billFacts(place, words), 'place.currency')).toBe('EUR – Euro');
  });

  it('are a dash where nothing is stated', () => {
    const place = buildPlace({ longitude: null, systemSizeKw: null, group: '' });
    expect(factOf(locationFacts(place, words), 'place.coordinates')).toBe('-');
    expect(factOf(basicFacts(place, words), 'place.systemSize')).toBe('-');
    expect(factOf(basicFacts(place, words), 'place.group')).toBe('-');
  });
});
