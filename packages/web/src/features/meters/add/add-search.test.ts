import { describe, expect, it } from 'vitest';
import { type AddMeterSearch, addMeterSearch, addSteps } from './add-search.ts';
import { shownStep, stepAfter } from './add-steps.ts';

describe('addMeterSearch', () => {
  it('keeps what it knows and drops the rest', () => {
    const whole: AddMeterSearch = { step: 'check', make: 'iammeter', meter: 12, site: 3, way: 'sn' };
    expect(addMeterSearch(whole)).toEqual(whole);
    expect(addMeterSearch({ step: 'fly', make: 'abacus', meter: '12', site: -3, way: 'key' })).toEqual({});
  });
});

describe('shownStep', () => {
  it.each<[AddMeterSearch, string]>([
    [{}, 'make'],
    [{ step: 'settings' }, 'make'],
    [{ step: 'check', make: 'http' }, 'number'],
    [{ step: 'check', make: 'http', meter: 1 }, 'check'],
    [{ step: 'number', make: 'http', meter: 1 }, 'number'],
    [{ make: 'http', meter: 1 }, 'make'],
  ])('of %j is %s', (search, step) => {
    expect(shownStep(search)).toBe(step);
  });
});

describe('stepAfter', () => {
  it('goes through all of them, and stays at the last', () => {
    expect(addSteps.map((step) => stepAfter(step, 'http'))).toEqual([...addSteps.slice(1), 'details']);
  });

  it('waits for no reading of a file', () => {
    expect(stepAfter('settings', 'file')).toBe('details');
  });
});
