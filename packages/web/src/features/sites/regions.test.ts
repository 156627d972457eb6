import { describe, expect, it } from 'vitest';
import { countryChoices, currencyChoices, zoneChoices } from './regions.ts';

describe('countryChoices', () => {
  it('are in the language’s own names and order', () => {
    const german = countryChoices('de').map(({ label }) => label);
    expect(german).toContain('Tschechien');
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'));
  });
});

describe('currencyChoices', () => {
  it('begin with the code', () => {
    expect(currencyChoices('en')).toContainEqual({ value: 'THB', label: 'THB – Thai Baht' });
  });
});

describe('zoneChoices', () => {
  it('hold the chosen zone under the name it has', () => {
    const zones = zoneChoices('Etc/GMT-3').map(({ value }) => value);
    expect(zones).toEqual(expect.arrayContaining(['Etc/GMT-3', 'Europe/Berlin', 'UTC']));
    expect(new Set(zones).size).toBe(zones.length);
  });
});
