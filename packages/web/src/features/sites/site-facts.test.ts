import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../test/build-site.ts';
import { basicFacts, billFacts, locationFacts } from './site-facts.ts';

const words = { say: (key: string) => key, formats: formatsOf('de'), lang: 'de' };

const factOf = (facts: ReturnType<typeof basicFacts>, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe('a site’s facts', () => {
  it('are in the language’s own words and numbers', () => {
    const site = buildSite({ country: 'AT', latitude: 48.2082, longitude: 16.37 });
    expect(factOf(locationFacts(site, words), 'place.country')).toBe('Österreich');
    expect(factOf(locationFacts(site, words), 'place.coordinates')).toBe('48,20820; 16,37000');
    expect(factOf(billFacts(site, words), 'place.currency')).toBe('EUR – Euro');
  });

  it('are a dash where nothing is stated', () => {
    const site = buildSite({ longitude: null, systemSizeKw: null, group: '' });
    expect(factOf(locationFacts(site, words), 'place.coordinates')).toBe('-');
    expect(factOf(basicFacts(site, words), 'place.systemSize')).toBe('-');
    expect(factOf(basicFacts(site, words), 'place.group')).toBe('-');
  });
});
