import type { DemoFind } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { targetOf } from './demo-finds.ts';

const find: DemoFind = {
  kind: 'silence',
  siteId: 3,
  site: 'Flat',
  meterId: 8,
  meter: 'Grid',
  from: '2026-03-01',
  to: '2026-03-03',
};

describe('targetOf', () => {
  it('leads from estimated hours to their causes', () => {
    expect(targetOf(find)).toEqual({
      to: '/site/$id/causes',
      id: 3,
      from: '2026-03-01',
      until: '2026-03-03',
    });
  });

  it.each(['restart', 'spike', 'replacement', 'question'] as const)(
    'leads from a %s to its meter’s audit',
    (kind) => {
      expect(targetOf({ ...find, kind })).toEqual({ to: '/edit/meter/$id/audit', id: 8 });
    },
  );

  it('leads from the invoice to those of its site', () => {
    const invoice = { ...find, kind: 'invoice' as const, meterId: null, meter: null };
    expect(targetOf(invoice)).toEqual({ to: '/site/$id/invoices', id: 3 });
  });
});
