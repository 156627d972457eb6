import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIntervals, quarterHours } from '../../test/build-intervals.ts';
import { startMs } from '../../test/build-site-meter.ts';
import {
  cutIntervals,
  energyOfPieces,
  type IntervalEnergy,
  type IntervalPiece,
  joinSpans,
  type MicroSpan,
  packIntervals,
  resolveIntervals,
  unpackIntervals,
} from '../index.ts';

const directions = ['imported', 'exported'] as const;
const field = { imported: 'importMwh', exported: 'exportMwh' } as const;

const timeOf = (spans: readonly MicroSpan[]): number =>
  joinSpans(spans).reduce((sum, { fromMicros, toMicros }) => sum + toMicros - fromMicros, 0);

const areApart = (pieces: readonly IntervalPiece[]): boolean =>
  pieces.every(({ fromMicros }, place) => place === 0 || fromMicros >= (pieces[place - 1]?.toMicros ?? 0));

const cuts = fc
  .array(fc.integer({ min: -7_500, max: 27_000 }), { minLength: 2, maxLength: 8 })
  .map((seconds) => [...new Set(seconds)].sort((a, b) => a - b).map((at) => startMs * 1000 + at * 1_000_000));

describe('packIntervals', () => {
  it('loses nothing', () => {
    fc.assert(
      fc.property(anyIntervals(40), (intervals) => {
        expect(unpackIntervals(packIntervals(intervals))).toEqual(intervals);
      }),
    );
  });
});

describe('resolveIntervals', () => {
  it('gives each instant one piece at most, and each that any import covers one', () => {
    fc.assert(
      fc.property(fc.array(anyIntervals(), { maxLength: 4 }), (imports) => {
        const resolved = resolveIntervals(imports);
        for (const direction of directions) {
          const pieces = resolved[direction];
          assert.equal(areApart(pieces), true);
          const covered = imports.flat().filter((interval) => interval[field[direction]] !== null);
          assert.equal(timeOf(pieces), timeOf(covered));
        }
      }),
    );
  });

  it('takes an import back exactly: what it replaced counts as before', () => {
    fc.assert(
      fc.property(fc.array(anyIntervals(), { maxLength: 3 }), anyIntervals(), (imports, newest) => {
        const { imported } = resolveIntervals([...imports, newest]);
        const alone = resolveIntervals([newest]).imported;
        for (const piece of alone) {
          const span = { fromMicros: piece.fromMicros, toMicros: piece.toMicros };
          assert.equal(energyOfPieces(imported, span), energyOfPieces([piece], span));
        }
        expect(resolveIntervals(imports)).toEqual(resolveIntervals([...imports, []]));
      }),
    );
  });

  it('spreads an interval so that its parts sum to the whole, wherever it is cut', () => {
    fc.assert(
      fc.property(anyIntervals(), cuts, (intervals, edges) => {
        const { imported } = resolveIntervals([intervals]);
        const parts = edges
          .slice(1)
          .map((toMicros, place) => energyOfPieces(imported, { fromMicros: edges[place] ?? 0, toMicros }));
        const whole = energyOfPieces(imported, { fromMicros: edges[0] ?? 0, toMicros: edges.at(-1) ?? 0 });
        assert.equal(
          parts.reduce<number>((sum, mwh) => sum + (mwh ?? 0), 0),
          whole ?? 0,
        );
        for (const mwh of parts) assert.equal(mwh === null || (Number.isSafeInteger(mwh) && mwh >= 0), true);
      }),
    );
  });
});

const measured = cuts.map((edges) =>
  joinSpans(
    edges.flatMap((toMicros, place) =>
      place % 2 === 1 ? [{ fromMicros: edges[place - 1] ?? 0, toMicros }] : [],
    ),
  ),
);

describe('cutIntervals', () => {
  it('leaves nothing in the time that is measured, and all that lies outside of it', () => {
    fc.assert(
      fc.property(anyIntervals(), measured, measured, (intervals, ofImport, ofExport) => {
        const spans = { imported: ofImport, exported: ofExport };
        const before = resolveIntervals([intervals]);
        const after = resolveIntervals([cutIntervals(intervals, spans)]);
        for (const direction of directions) {
          for (const span of spans[direction]) assert.equal(energyOfPieces(after[direction], span), null);
          const left = after[direction].reduce((sum, piece) => sum + piece.whole.mwh, 0);
          const whole = before[direction].reduce(
            (sum, piece) => sum + (energyOfPieces([piece], piece) ?? 0),
            0,
          );
          const cut = spans[direction].reduce(
            (sum, span) => sum + (energyOfPieces(before[direction], span) ?? 0),
            0,
          );
          assert.equal(left, whole - cut);
        }
      }),
    );
  });

  it('leaves intervals alone of which nothing is measured', () => {
    const intervals: IntervalEnergy[] = quarterHours(startMs, [
      [250, null],
      [0, 30],
    ]);
    expect(cutIntervals(intervals, { imported: [], exported: [] })).toEqual(intervals);
  });
});
