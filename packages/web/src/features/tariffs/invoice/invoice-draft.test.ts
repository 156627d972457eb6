import { describe, expect, it } from 'vitest';
import { checkInvoiceDraft, emptyInvoice, emptyLine, invoiceDraft } from './invoice-draft.ts';

const typed = {
  ...emptyInvoice('2026-11-20'),
  lines: [
    { ...emptyLine('energy'), band: 'peak' as const, kWh: '120,5', price: '0,268', amount: '32.29' },
    { ...emptyLine('tax'), name: 'VAT', percent: '8.75', amount: '-2' },
  ],
};

describe('an invoice as typed', () => {
  it('is of the month before', () => {
    expect(emptyInvoice('2026-01-15')).toMatchObject({ from: '2025-12-01', lastDay: '2025-12-31' });
  });

  it('is saved with its end not included, and typed the same again', () => {
    const checked = checkInvoiceDraft(0, typed);
    if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
    expect(checked.value).toMatchObject({ from: '2026-10-01', to: '2026-11-01', total: null, remark: null });
    expect(checked.value.lines[0]).toMatchObject({ band: 'peak', kWh: 120.5, price: 0.268, rate: null });
    const kept = {
      ...checked.value,
      id: 3,
      currency: 'EUR',
      theirTotal: 1,
      ourTotal: null,
      difference: 0,
      differences: [],
    };
    expect(checkInvoiceDraft(0, invoiceDraft(kept, 'de'))).toEqual(checked);
  });

  it.each([
    [{ amount: '' }, { 'lines.0.amount': 'field_invalid' }],
    [{ kWh: 'many' }, { 'lines.0.kWh': 'field_invalid' }],
    [{ percent: '2000' }, { 'lines.0.rate': 'number_out_of_range' }],
  ])('with %j is wrong there', (change, errors) => {
    const draft = { ...typed, lines: typed.lines.slice(0, 1).map((line) => ({ ...line, ...change })) };
    expect(checkInvoiceDraft(0, draft)).toEqual({ kind: 'invalid', errors });
  });
});
