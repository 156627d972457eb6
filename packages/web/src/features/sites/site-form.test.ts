import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../test/build-site.ts';
import { checkSite, formOfSite, hasChanged, newSite } from './site-form.ts';

const form = formOfSite(buildSite(), 'de');

describe('checkSite', () => {
  it('saves what the site has, whatever way its numbers are written', () => {
    const typed = { latitude: -33.8675, systemSizeKw: 6.6, monthTarget: 350, country: 'AU' };
    const site = buildSite(typed);
    expect(checkSite(site.id, formOfSite(site, 'de'))).toMatchObject({
      kind: 'valid',
      value: { ...typed, id: site.id, name: site.name, emissionGramsPerKwh: null },
    });
  });

  it('leaves the currency of a new site to its country', () => {
    const checked = checkSite(0, { ...newSite('Asia/Bangkok', 0), name: 'Farm' });
    expect(checked).toMatchObject({ kind: 'valid', value: { id: 0, name: 'Farm', country: null } });
    expect(checked.kind === 'valid' && checked.value.priceUnit).toBe(undefined);
  });

  it.each([
    [{ name: ' ' }, { name: 'name_required' }],
    [{ latitude: '91' }, { latitude: 'number_out_of_range' }],
    [{ longitude: 'east' }, { longitude: 'field_invalid' }],
    [{ billingStartDay: '' }, { billingStartDay: 'field_invalid' }],
    [{ systemSizeKw: '-1' }, { systemSizeKw: 'number_out_of_range' }],
  ])('finds %j wrong', (typed, errors) => {
    expect(checkSite(1, { ...form, ...typed })).toEqual({ kind: 'invalid', errors });
  });
});

describe('hasChanged', () => {
  it('is not said of a field put back', () => {
    expect(hasChanged({ ...form, name: 'Barn' }, form)).toBe(true);
    expect(hasChanged({ ...form, name: form.name }, form)).toBe(false);
  });
});
