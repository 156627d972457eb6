import { describe, expect, it } from 'vitest';
import { replacementOf } from './question-counts.ts';

const at = '2026-11-20T12:00:00Z';
const item = (
  register: number,
  phase: 'A' | 'B',
  direction: 'import' | 'export',
  beforeKwh: number | null,
  afterKwh: number | null,
) => ({ register, phase, direction, beforeKwh, afterKwh });

describe('replacementOf', () => {
  it('takes the shown counts as the old device’s last and the new one’s first', () => {
    const items = [
      item(0, 'A', 'import', 5000, 3),
      item(1, 'A', 'export', 70, 0),
      item(2, 'B', 'import', 40, 1),
    ];
    expect(replacementOf({ at, items })).toEqual({
      at,
      finalCounts: [
        { phase: 'A', importKwh: 5000, exportKwh: 70 },
        { phase: 'B', importKwh: 40 },
      ],
      firstCounts: [
        { phase: 'A', importKwh: 3, exportKwh: 0 },
        { phase: 'B', importKwh: 1 },
      ],
    });
  });

  it('leaves out what is not known', () => {
    expect(replacementOf({ at, items: [item(0, 'A', 'import', null, 3)] })).toEqual({
      at,
      finalCounts: [{ phase: 'A' }],
      firstCounts: [{ phase: 'A', importKwh: 3 }],
    });
  });
});
