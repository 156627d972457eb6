import { describe, expect, it } from 'vitest';
import { checkReplacement, emptyReplacement, type PhaseCounts, type ReplaceForm } from './replace-form.ts';

const zone = 'Europe/Berlin';
const empty = emptyReplacement('2026-06-15T12:00', ['A']);
const typed = (counts: Partial<PhaseCounts>, change: Partial<ReplaceForm> = {}): ReplaceForm => ({
  ...empty,
  ...change,
  counts: { A: { finalImport: '', finalExport: '', firstImport: '', firstExport: '', ...counts } },
});

describe('checkReplacement', () => {
  it('keeps an unknown final count unknown, and begins the new device at 0', () => {
    expect(checkReplacement(typed({ finalImport: '5689,25' }, { sn: 'abcd1234' }), zone)).toEqual({
      kind: 'valid',
      value: {
        at: '2026-06-15T10:00:00.000Z',
        finalCounts: [{ phase: 'A', importKwh: 5689.25, exportKwh: null }],
        firstCounts: [{ phase: 'A', importKwh: 0, exportKwh: 0 }],
        sn: 'ABCD1234',
      },
    });
  });

  it('names every fault at its field', () => {
    const form = typed({ finalImport: 'much', firstExport: '-1' }, { at: '', sn: 'short' });
    expect(checkReplacement(form, zone)).toEqual({
      kind: 'invalid',
      errors: {
        at: 'date_invalid',
        sn: 'sn_invalid',
        'A.finalImport': 'field_invalid',
        'A.firstExport': 'number_out_of_range',
      },
    });
  });
});
