import { describe, expect, it } from 'vitest';
import { buildVersion } from './build-for-test.ts';
import { proposedFirstDay } from './first-day.ts';

const site = { timeZone: 'Europe/Berlin', billingStartDay: 15 };

describe('proposedFirstDay', () => {
  it('is the beginning of the bill under way for the first tariff', () => {
    expect(proposedFirstDay(site, { versions: [] }, '2026-11-14')).toBe('2026-10-15');
    expect(proposedFirstDay(site, { versions: [] }, '2026-11-15')).toBe('2026-11-15');
  });

  it('is today for one that follows another', () => {
    expect(proposedFirstDay(site, { versions: [buildVersion()] }, '2026-11-14')).toBe('2026-11-14');
  });
});
