import type { SiteBillChange } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { changeRows, isKnown } from './change-rows.ts';

const change = (parts: SiteBillChange['parts'], before: number | null = 100): SiteBillChange => ({
  currency: 'EUR',
  before: { from: '2026-01-01', to: '2026-02-01', net: before, consumptionKwh: 300 },
  after: { from: '2026-02-01', to: '2026-03-01', net: 120, consumptionKwh: 400 },
  difference: before === null ? null : 20,
  parts,
  isOpen: false,
});
const part = (kind: 'days' | 'use' | 'prices', amount: number, meterId: number | null = null) => ({
  kind,
  meterId,
  name: meterId === null ? null : 'Boiler',
  amount,
});

const rowsOf = (given: SiteBillChange) => (isKnown(given) ? changeRows(given) : []);

describe('changeRows', () => {
  it('are bars that begin where the one before ended', () => {
    const rows = rowsOf(change([part('days', -20), part('use', 80, 7), part('prices', -40)]));
    expect(rows.map(({ label, meter, bar }) => [label, meter, bar])).toEqual([
      ['billChange.days', null, { from: 0, to: 0.25 }],
      ['billChange.use', 'Boiler', { from: 0, to: 1 }],
      ['billChange.prices', null, { from: 0.5, to: 1 }],
    ]);
  });

  it('call the consumption the rest only where meters stand beside it', () => {
    const labelsOf = (given: SiteBillChange) => rowsOf(given).map(({ label }) => label);
    expect(labelsOf(change([part('use', 20)]))).toEqual(['billChange.useAll']);
    expect(labelsOf(change([part('use', 5, 7), part('use', 15)]))).toEqual([
      'billChange.use',
      'billChange.useRest',
    ]);
  });

  it('are none where the other bill is not known', () => {
    expect(isKnown(change([], null))).toBe(false);
  });
});
