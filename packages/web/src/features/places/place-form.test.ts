import { describe, expect, it } from 'vitest';
import { buildPlace } from './build-for-test.ts';
import { checkPlace, formOfPlace, hasChanged, newPlace } from './place-form.ts';

const form = formOfPlace(buildPlace(), 'de');

describe('checkPlace', () => {
  it('saves what stands in the place, whatever way its numbers are written', () => {
    const typed = { latitude: -33.8675, systemSizeKw: 6.6, monthTarget: 350, country: 'AU' };
    const place = buildPlace(typed);
    expect(checkPlace(place.id, formOfPlace(place, 'de'))).toMatchObject({
      kind: 'valid',
      value: { ...typed, id: place.id, name: place.name, emissionGramsPerKwh: null },
    });
  });

  it('leaves the currency of a new place to its country', () => {
    const checked = checkPlace(0, { ...newPlace('Asia/Bangkok', 0), name: 'Farm' });
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
    expect(checkPlace(1, { ...form, ...typed })).toEqual({ kind: 'invalid', errors });
  });
});

describe('hasChanged', () => {
  it('is not said of a field put back', () => {
    expect(hasChanged({ ...form, name: 'Barn' }, form)).toBe(true);
    expect(hasChanged({ ...form, name: form.name }, form)).toBe(false);
  });
});
