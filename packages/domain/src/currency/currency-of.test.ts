import { describe, expect, it } from 'vitest';
import { currencyOfCountry, currencyOfZone, isTimeZone } from '../index.ts';
import { zonesByCountry } from '../time/zones-by-country.gen.ts';

describe('currencyOfCountry', () => {
  it.each([
    ['DE', 'EUR'],
    ['BG', 'EUR'],
    ['LS', 'LSL'],
    ['PA', 'PAB'],
    ['SL', 'SLE'],
    ['TV', 'AUD'],
    ['ZW', 'USD'],
  ])('%s uses %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));

  it.each(['AQ', 'de', 'EU', '', null, undefined])('knows no currency of %j', (country) => {
    expect(currencyOfCountry(country)).toBeNull();
  });
});

describe('currencyOfZone', () => {
  it.each([
    ['Europe/Berlin', 'EUR'],
    ['Europe/London', 'GBP'],
    ['Europe/Andorra', 'EUR'],
    ['Australia/Lord_Howe', 'AUD'],
    ['Asia/Shanghai', 'CNY'],
    ['Asia/Kolkata', 'INR'],
    ['Asia/Calcutta', 'INR'],
    ['America/New_York', 'USD'],
    ['America/Toronto', 'CAD'],
    ['Canada/Atlantic', 'CAD'],
    ['Africa/Accra', 'GHS'],
    ['Etc/UTC', 'USD'],
  ])('%s uses %s', (zone, currency) => expect(currencyOfZone(zone)).toBe(currency));

  it('knows the zones of the platform, but for a few that are newer than either', () => {
    const zones = Object.values(zonesByCountry).flatMap((names) => names.split(' '));
    expect(zones.length).toBeGreaterThan(550);
    const unlisted = Intl.supportedValuesOf('timeZone').filter((zone) => !zones.includes(zone));
    const unsupported = zones.filter((zone) => !isTimeZone(zone));
    expect([...unlisted, ...unsupported].length).toBeLessThan(3);
  });
});
