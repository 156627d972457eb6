import type { BillReport, SiteEndUses } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { notByDevice } from './not-by-device.ts';

const line = (kind: string, amount: number) => ({ kind, amount });

/** Only what is read of it. */
const bill = (net: number | null, lines: object[], income = 0) =>
  ({ net, lines, income: { total: income }, minorDigits: 2 }) as unknown as BillReport;

const uses = (amounts: (number | null)[], notMeasured: number | null, storage: number | null = null) =>
  ({
    uses: amounts.map((amount, place) => ({ meterId: place, behindId: null, amount })),
    notMeasured: { amount: notMeasured },
    storage: storage === null ? null : { amount: storage },
  }) as unknown as SiteEndUses;

describe('notByDevice', () => {
  it('is the amount due together with what the devices cost', () => {
    const lines = notByDevice(
      bill(91.2, [line('energy', 70.1), line('fixed', 12.6), line('demand', 5), line('tax', 7.5)], 4),
      uses([40.05, 10], 15.3, 2.2),
    );
    expect(lines).toEqual([
      { label: 'billChange.fixed', amount: 12.6 },
      { label: 'billChange.demand', amount: 5 },
      { label: 'billChange.income', amount: -4 },
      { label: 'uses.tiersAndTaxes', amount: 10.05 },
    ]);
    const shared = (lines ?? []).reduce((sum, { amount }) => sum + amount, 0);
    expect(shared + 40.05 + 10 + 15.3 + 2.2).toBeCloseTo(91.2, 9);
  });

  it('counts what stands behind a meter within it', () => {
    const nested = uses([40, 10], 5);
    const within = nested.uses.map((use, place) => (place === 1 ? { ...use, behindId: 0 } : use));
    expect(notByDevice(bill(45, []), { ...nested, uses: within })).toEqual([]);
  });

  it('is nothing where the bill or a cost is not known', () => {
    expect(notByDevice(bill(null, []), uses([1], 1))).toBeNull();
    expect(notByDevice(bill(9, []), uses([null], 1))).toBeNull();
  });
});
