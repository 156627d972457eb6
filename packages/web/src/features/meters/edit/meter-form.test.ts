import { describe, expect, it } from 'vitest';
import { buildMeter } from '../build-for-test.ts';
import { checkMeter, formOfMeter, isChanged, type MeterForm, newMeterForm } from './meter-form.ts';

const meter = buildMeter();
const edited = (change: Partial<MeterForm>): MeterForm => ({ ...formOfMeter(meter, 'en'), ...change });

describe('checkMeter', () => {
  it('takes a meter as it stands, without a serial number or site that stays', () => {
    const checked = checkMeter(edited({}), meter);
    expect(checked).toMatchObject({
      kind: 'valid',
      value: { id: 11, name: 'Main meter', ratedPowerW: 9200 },
    });
    expect(checked).not.toHaveProperty('value.sn');
    expect(checked).not.toHaveProperty('value.siteId');
  });

  it('names the first fault of each field', () => {
    const form = edited({ name: ' ', sn: 'short', ratedPowerW: 'much', ratedVoltageV: '-1' });
    expect(checkMeter(form, meter)).toEqual({
      kind: 'invalid',
      errors: {
        name: 'name_required',
        sn: 'sn_invalid',
        ratedPowerW: 'field_invalid',
        ratedVoltageV: 'number_out_of_range',
      },
    });
  });

  it('asks a new meter for its site, name and serial number', () => {
    const checked = checkMeter({ ...newMeterForm(null), name: 'Grid' }, null);
    expect(checked).toMatchObject({ kind: 'invalid', errors: { sn: 'sn_required' } });
    const withoutSite = checkMeter({ ...newMeterForm(null), name: 'Grid', sn: 'ABCD1234' }, null);
    expect(withoutSite).toEqual({ kind: 'invalid', errors: { siteId: 'site_required' } });
  });

  it('moves a meter, and sends unknown ratings as unknown', () => {
    const checked = checkMeter(edited({ siteId: '2', ratedPowerW: '' }), meter);
    expect(checked).toMatchObject({ kind: 'valid', value: { siteId: 2, ratedPowerW: null } });
  });

  it('makes a calculated meter of its parts alone', () => {
    const form: MeterForm = { ...newMeterForm(1), name: 'Rest', kind: 'calculated', parts: { 4: 1, 5: -1 } };
    const checked = checkMeter(form, null);
    expect(checked).toMatchObject({
      kind: 'valid',
      value: {
        parts: [
          { meterId: 4, sign: 1 },
          { meterId: 5, sign: -1 },
        ],
      },
    });
    expect(checked).not.toHaveProperty('value.sn');
    expect(checkMeter({ ...form, parts: {} }, null)).toMatchObject({ errors: { parts: 'parts_invalid' } });
  });
});

describe('isChanged', () => {
  it('follows what is typed', () => {
    expect(isChanged(edited({}), edited({}))).toBe(false);
    expect(isChanged(edited({ name: 'Grid' }), edited({}))).toBe(true);
  });
});
