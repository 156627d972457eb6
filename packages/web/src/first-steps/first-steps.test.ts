import { describe, expect, it } from 'vitest';
import { firstSteps, type SiteProgress } from './first-steps.ts';

const nothing: SiteProgress = { hasMeter: false, hasReading: false, hasTariff: false, hasBill: false };
const statesOf = (site: Partial<SiteProgress>) =>
  firstSteps({ ...nothing, ...site })?.map(({ key, state }) => `${key} ${state}`);

describe('the first steps', () => {
  it('lead from the meter to the bill', () => {
    expect(statesOf({})).toEqual(['meter next', 'reading later', 'tariff later', 'bill later']);
    expect(statesOf({ hasMeter: true })).toEqual([
      'meter done',
      'reading next',
      'tariff later',
      'bill later',
    ]);
    expect(statesOf({ hasMeter: true, hasReading: true })?.[2]).toBe('tariff next');
    expect(statesOf({ hasMeter: true, hasReading: true, hasTariff: true })?.[3]).toBe('bill next');
  });

  it('may be taken in another order: a tariff before the first reading', () => {
    expect(statesOf({ hasMeter: true, hasTariff: true, hasBill: true })).toEqual([
      'meter done',
      'reading next',
      'tariff done',
      'bill later',
    ]);
  });

  it('are over with the first bill', () => {
    expect(statesOf({ hasMeter: true, hasReading: true, hasTariff: true, hasBill: true })).toBeUndefined();
  });
});
