import { isTimeZone } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { currencyOfZone, zonesWithCurrency } from './currency-of-zone.ts';

describe('currencyOfZone', () => {
  it.each([
    ['Europe/Berlin', 'EUR'],
    ['Europe/London', 'GBP'],
    ['Australia/Lord_Howe', 'AUD'],
    ['Asia/Shanghai', 'CNY'],
    ['America/New_York', 'USD'],
    ['America/Toronto', 'CAD'],
    ['Etc/UTC', 'USD'],
  ])('%s pays in %s', (zone, currency) => expect(currencyOfZone(zone)).toBe(currency));

  it('names only zones there are', () => {
    expect(zonesWithCurrency().filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});
