import { describe, expect, it } from 'vitest';
import { dayExtremes, extremeKinds } from './day-extremes.ts';
import type { StoredReading } from './stored-reading.ts';

const readingAt = (atMicros: number, phases: (number | null)[]): StoredReading => ({
  atMicros,
  arrivedMicros: atMicros,
  source: 2,
  shift: 0,
  importId: null,
  values: { phases, net: null, reactive: null },
});

describe('dayExtremes', () => {
  it('finds the least and greatest of each phase and the first instant they were read', () => {
    const found = dayExtremes([
      readingAt(1, [230, 4, -100, 1, 1, 50, 0.9]),
      readingAt(2, [228, 5, 900, 1, 1, 50, null, 231, 1, 2, 1, 1, 50, 1]),
      readingAt(3, [228, 5, 900, 1, 1, 50, 0.95]),
    ]);
    const [a, b] = [found.slice(0, extremeKinds.length), found.slice(extremeKinds.length)];
    expect(a).toEqual([
      { value: 228, atMicros: 2 },
      { value: 230, atMicros: 1 },
      { value: 5, atMicros: 2 },
      { value: -100, atMicros: 1 },
      { value: 900, atMicros: 2 },
      { value: 0.9, atMicros: 1 },
    ]);
    expect(b.map((extreme) => extreme?.value)).toEqual([231, 231, 1, 2, 2, 1]);
  });

  it('is unknown where nothing was measured', () => {
    const nothing = new Array<null>(7).fill(null);
    expect(dayExtremes([readingAt(1, nothing)])).toEqual(new Array<null>(6).fill(null));
    expect(dayExtremes([])).toEqual([]);
  });
});
