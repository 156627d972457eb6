import { describe, expect, it } from 'vitest';
import {
  checkReplacement,
  emptyReplacement,
  type PhaseCounts,
  type ReplaceForm,
  shownPhases,
} from './replace-form.ts';

const zone = 'Europe/Berlin';
const empty = emptyReplacement('2026-06-15T12:00', ['A']);
const typed = (counts: Partial<PhaseCounts>, change: Partial<ReplaceForm> = {}): ReplaceForm => ({
  ...empty,
  ...change,
  counts: { A: { finalImport: '', finalExport: '', firstImport: '', firstExport: '', ...counts } },
});

describe('shownPhases', () => {
  it.each([
    [0, false, ['A']],
    [1, false, ['A']],
    [1, true, ['A', 'net']],
    [3, false, ['A', 'B', 'C']],
    [3, true, ['A', 'B', 'C', 'net']],
  ])('are of %s phases, net row %s: %j', (known, hasNet, shown) => {
    expect(shownPhases(known, hasNet)).toEqual(shown);
  });
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

  it('sends the net row’s counts beside the phases’', () => {
    const counts = { finalImport: '12', finalExport: '7,5', firstImport: '', firstExport: '' };
    const form = { ...empty, counts: { ...empty.counts, net: counts } };
    expect(checkReplacement(form, zone)).toMatchObject({
      value: {
        finalCounts: [{ phase: 'A' }, { phase: 'net', importKwh: 12, exportKwh: 7.5 }],
        firstCounts: [{ phase: 'A' }, { phase: 'net', importKwh: 0, exportKwh: 0 }],
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
