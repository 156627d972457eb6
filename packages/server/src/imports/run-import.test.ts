import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedReading } from './imported-reading.ts';
import type { ParsedEnd, ParsedPiece } from './parsed-pieces.ts';
import { runImport, type Written } from './run-import.ts';

const soFar = {
  format: 'csv',
  counts: { rows: 0, refusedRows: 0, fromMicros: null, toMicros: null },
  facts: {
    holds: 'readings',
    months: [],
    steps: { rising: 0, falling: 0, level: 0, reversals: 0 },
    largestDayMwh: 0,
    dateOrder: null,
    otherMeterRows: 0,
  },
} as unknown as Omit<ParsedEnd, 'refused'>;

const reading = (atMicros: number): ImportedReading => ({
  atMicros,
  rows: 1,
  values: { phases: [], net: null, reactive: null },
});

/** Their readings are numbered through. */
const piecesOf = (sizes: readonly number[]): ParsedPiece[] => {
  let at = 0;
  return sizes.map((size) => {
    const readings = Array.from({ length: size }, () => reading(at++));
    return { ...soFar, holds: 'readings', share: 0, count: size, readings: () => readings };
  });
};

async function* given(pieces: readonly ParsedPiece[]): AsyncGenerator<ParsedPiece, ParsedEnd> {
  yield* pieces;
  return { ...soFar, refused: [] };
}

type Run = { readonly sizes: readonly number[]; readonly isQuiet: () => boolean; readonly before?: number };

const nothing: Written = { pieces: 0, readings: 0, duplicates: 0 };

/** What is written at a time, while the file is read faster than the database writes. */
const written = async ({ sizes, isQuiet, before = 0 }: Run) => {
  const writes: { readonly instants: number[]; readonly pieces: number }[] = [];
  await runImport({
    pieces: given(piecesOf(sizes)),
    begin: async () => undefined,
    write: async (pieces, { pieces: already }) => {
      for (let turn = 0; turn < sizes.length; turn += 1) await setImmediate();
      const readings = pieces.holds === 'readings' ? pieces.readings() : [];
      writes.push({ instants: readings.map(({ atMicros }) => atMicros), pieces: already + pieces.joined });
      return { readings: readings.length, duplicates: 0 };
    },
    pass: () => undefined,
    note: async () => undefined,
    written: { ...nothing, pieces: before },
    isQuiet,
    signal: new AbortController().signal,
  });
  return writes;
};

describe('runImport', () => {
  it('writes together what was read meanwhile, while nobody else asks', async () => {
    const writes = await written({ sizes: [1, 1, 1, 1], isQuiet: () => true });
    expect(writes.map(({ instants }) => instants)).toEqual([[0], [1, 2, 3]]);
  });

  it('writes piece by piece while somebody asks', async () => {
    const writes = await written({ sizes: [1, 1, 1], isQuiet: () => false });
    expect(writes.map(({ instants }) => instants)).toEqual([[0], [1], [2]]);
  });

  it('writes no more than a large piece at once', async () => {
    const writes = await written({ sizes: [1, 3000, 3000, 40_000, 1], isQuiet: () => true });
    expect(writes.map(({ instants }) => instants.length)).toEqual([1, 3000, 3000, 40_000, 1]);
  });

  it('writes everything once and in order, and says after how many pieces it may go on', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.array(fc.boolean()), fc.nat(12), async (all, quiet, passed) => {
        let asked = 0;
        const isQuiet = () => quiet[asked++ % quiet.length] ?? true;
        const before = Math.min(passed, all.length);
        const writes = await written({ sizes: all, isQuiet, before });
        const sum = (of: readonly number[]): number => of.reduce((total, size) => total + size, 0);
        const first = sum(all.slice(0, before));
        expect(writes.flatMap(({ instants }) => instants)).toEqual(
          Array.from({ length: sum(all) - first }, (_, at) => first + at),
        );
        let end = first;
        for (const { instants, pieces } of writes) {
          end += instants.length;
          expect(sum(all.slice(0, pieces))).toBe(end);
        }
      }),
      { numRuns: 60 },
    );
  });
});
