import { describe, expect, it } from 'vitest';
import { buildReading, buildRow } from '../../test/build-reading.ts';
import { phaseTotals, registersOf } from '../index.ts';

describe('registersOf', () => {
  it('counts in whole mWh, import before export, phase by phase', () => {
    const phases = [
      buildRow({ importKwh: 1234.567891, exportKwh: 0.1 }),
      buildRow({ importKwh: 0.0000004, exportKwh: null }),
    ];
    expect(registersOf(buildReading({ phases }))).toEqual([1_234_567_891, 100_000, 0, null]);
  });

  it('puts the net row at its fixed place', () => {
    const net = buildRow({ importKwh: 7, exportKwh: 8 });
    const single = registersOf(buildReading({ net }));
    expect(single).toEqual([1_000_000, 0, null, null, null, null, 7_000_000, 8_000_000]);
    const three = registersOf(buildReading({ phases: Array(3).fill(buildRow()), net }));
    expect(three.slice(6)).toEqual([7_000_000, 8_000_000]);
  });
});

describe('phaseTotals', () => {
  it('sums the phases and leaves the net row out', () => {
    expect(phaseTotals([1, 10, 2, 20, 3, 30, 99, 99])).toEqual({ importMwh: 6, exportMwh: 60 });
  });

  it('is unknown when a phase is', () => {
    expect(phaseTotals([1, 10, null, 20])).toEqual({ importMwh: null, exportMwh: 30 });
    expect(phaseTotals([])).toEqual({ importMwh: null, exportMwh: null });
  });
});
