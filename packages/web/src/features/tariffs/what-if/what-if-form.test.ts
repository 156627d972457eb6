import { describe, expect, it } from 'vitest';
import { checkWhatIf, formOfSearch, searchOfForm } from './what-if-form.ts';

const usual = formOfSearch({}, '2026-11-20');

describe('formOfSearch', () => {
  it('is the year up to yesterday where the address says nothing', () => {
    expect(usual).toMatchObject({ from: '2025-11-20', lastDay: '2026-11-19', battery: false, solar: false });
  });

  it('reads what it wrote', () => {
    const form = { ...usual, battery: true, capacity: '7,5', solar: true, solarKw: '3' };
    expect(formOfSearch(searchOfForm(form), '2027-01-01')).toEqual(form);
  });
});

describe('checkWhatIf', () => {
  it('asks nothing where nothing is different', () => {
    expect(checkWhatIf(usual, null)).toBeNull();
  });

  it('asks for whole days', () => {
    const form = { ...usual, battery: true, capacity: '7,5', power: '', efficiency: '92' };
    expect(checkWhatIf(form, null)).toEqual({
      kind: 'valid',
      value: { from: '2025-11-20', to: '2026-11-20', battery: { capacityKwh: 7.5, efficiency: 0.92 } },
    });
  });

  it.each([
    [{ battery: true, capacity: '' }, { 'battery.capacityKwh': 'field_invalid' }],
    [{ battery: true, efficiency: '120' }, { 'battery.efficiency': 'number_out_of_range' }],
    [{ solar: true, solarKw: '0' }, { solarKw: 'number_out_of_range' }],
  ])('finds %j wrong', (typed, errors) => {
    expect(checkWhatIf({ ...usual, ...typed }, null)).toEqual({ kind: 'invalid', errors });
  });
});
