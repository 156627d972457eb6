import { describe, expect, it } from 'vitest';
import { billedSites, steady, sumOf, tariff } from '../../../test/billed-sites.ts';

const { ask, newSite, saveTariff, sendReads } = billedSites();

describe('bill.invoice', () => {
  it('compares a real invoice line by line and names what differs', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, steady('2026-01-31T23:00:00Z', '2026-02-28T23:00:00Z', 0.5));
    await saveTariff(
      siteId,
      tariff('2025-01-01', 250_000, {
        fixedCharges: [{ name: 'Base', per: 'month', amountMicros: 10_000_000 }],
        taxes: [{ name: 'VAT', ratePpm: 200_000, on: ['energy', 'fixed'] }],
      }),
    );
    const invoice = {
      from: '2026-02-01',
      to: '2026-03-01',
      total: 118.8,
      lines: [
        { kind: 'energy', kWh: 340, price: 0.25, amount: 85 },
        { kind: 'fixed', name: 'Base', amount: 10 },
        { kind: 'fixed', name: 'Reminder', amount: 4 },
        { kind: 'tax', rate: 0.2, amount: 19.8 },
      ],
    };
    const checked = await ask('POST', `bill/invoice/${siteId}`, invoice);
    // Ours: 336 kWh at 0.25 and 10, and a fifth of it.
    expect(checked).toMatchObject({ ourTotal: 112.8, difference: 6 });
    const named = Object.fromEntries(
      checked.differences.map(({ code, amount }: { code: string; amount: number }) => [code, amount]),
    );
    expect(named).toMatchObject({ energy: 1, extraLine: 4, taxBase: 1 });
    expect(checked.differences[0]).toMatchObject({ invoiceLine: 0, ourValue: 336, theirValue: 340 });
    expect(sumOf(checked.differences, 'amount')).toBeCloseTo(checked.difference, 10);
    const again = await ask('GET', `bill/invoice/${siteId}?invoice=${checked.id}`);
    expect(again).toEqual(checked);
    expect(await ask('GET', `bill/invoices/${siteId}`)).toMatchObject([{ id: checked.id, amount: 118.8 }]);
    await ask('DELETE', `bill/invoice/${siteId}?invoice=${checked.id}`);
    expect(await ask('GET', `bill/invoices/${siteId}`)).toEqual([]);
  });
});
