import type { EnergyValues } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { valueBars } from './value-bars.ts';

type Column = EnergyValues['whole'];

const column = (change: Partial<Column>): Column => ({
  from: '2026-03-09T00:00:00Z',
  to: '2026-03-10T00:00:00Z',
  cost: null,
  income: null,
  emittedG: null,
  avoidedG: null,
  ...change,
});

const answer = (columns: Column[]): EnergyValues => ({
  timeZone: 'UTC',
  currency: 'EUR',
  columns,
  whole: column({}),
  unpricedKwh: 0,
});

const slots = ['9', '10'].map((label, day) => ({ startMs: day, label, longLabel: label }));
const values = answer([column({ cost: 2, income: 0, emittedG: 900 }), column({ cost: null })]);
const asked = { slots, nowSlot: null, compared: null };

describe('valueBars', () => {
  it('has what is known of the measure, and leaves out what never was anything', () => {
    expect(valueBars(values, { ...asked, measure: 'money' })).toEqual({
      slots,
      nowSlot: null,
      unit: 'money',
      currency: 'EUR',
      series: [{ key: 'cost', role: 'import', below: false, values: [2, null] }],
    });
    const { unit, series } = valueBars(values, { ...asked, measure: 'emissions' });
    expect([unit, series.map(({ key }) => key)]).toEqual(['g', ['emittedG']]);
  });

  it('has the columns of the other period at their places', () => {
    const compared = { values: answer([column({ cost: 5 })]), places: [-1, 0] };
    const [cost] = valueBars(values, { ...asked, measure: 'money', compared }).series;
    expect(cost?.compare).toEqual([null, 5]);
  });
});
