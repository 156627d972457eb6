import { describe, expect, it } from 'vitest';
import { filledReplacement } from './filled-replacement.ts';
import { checkReplacement } from './replace-form.ts';

const zone = 'Europe/Berlin';
const items = [
  { register: 0, phase: 'A', direction: 'import', beforeKwh: 5689.25, afterKwh: 3.5 },
  { register: 1, phase: 'A', direction: 'export', beforeKwh: null, afterKwh: 0 },
] as const;
const filled = (since: string, at: string) =>
  filledReplacement({ since, at, items: [...items] }, { zone, shown: ['A'], lang: 'de' });

describe('filledReplacement', () => {
  it('begins at the new device’s first count, with what was shown before and then', () => {
    expect(filled('2026-06-15T04:00:00Z', '2026-06-15T10:00:30.250000Z')).toEqual({
      at: '2026-06-15T12:00',
      sn: '',
      counts: { A: { finalImport: '5689,25', finalExport: '', firstImport: '3,5', firstExport: '0' } },
    });
  });

  it('lies after the old device’s last count, though both came within a minute', () => {
    const { at } = filled('2026-06-15T10:00:05Z', '2026-06-15T10:00:30.250000Z');
    expect(at).toBe('2026-06-15T12:00:30');
  });

  it('is sent as it is', () => {
    expect(checkReplacement(filled('2026-06-15T04:00:00Z', '2026-06-15T10:00:30Z'), zone)).toMatchObject({
      kind: 'valid',
      value: {
        at: '2026-06-15T10:00:00.000Z',
        finalCounts: [{ phase: 'A', importKwh: 5689.25, exportKwh: null }],
        firstCounts: [{ phase: 'A', importKwh: 3.5, exportKwh: 0 }],
      },
    });
  });
});
