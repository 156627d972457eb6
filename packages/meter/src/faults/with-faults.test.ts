import { hourMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles } from '../profiles/profiles.ts';
import { readingAt } from '../site/reading-at.ts';
import { createSiteModel } from '../site/site-model.ts';
import { withFaults } from './with-faults.ts';

const anchorMs = Date.UTC(2026, 2, 20);
const model = createSiteModel(profiles.bakery, 4, anchorMs);
const sound = (atMs: number) => readingAt(model, 0, atMs);
const at = fc.integer({ min: -48, max: 48 }).map((quarters) => anchorMs + quarters * 900_000);
const counts = (atMs: number, from: ReturnType<typeof withFaults>) =>
  from(atMs)?.phases[0]?.importKwh ?? null;

describe('withFaults', { timeout: 30_000 }, () => {
  it('changes nothing without faults', () => {
    const same = withFaults([], sound);
    fc.assert(
      fc.property(at, (atMs) => {
        expect(same(atMs)).toEqual(sound(atMs));
      }),
      { numRuns: 10 },
    );
  });

  it('sends nothing in a silence, and the truth around it', () => {
    const silent = withFaults([{ kind: 'silence', fromMs: anchorMs, toMs: anchorMs + hourMs }], sound);
    expect(silent(anchorMs - 1)).toEqual(sound(anchorMs - 1));
    expect(silent(anchorMs)).toBeNull();
    expect(silent(anchorMs + hourMs - 1)).toBeNull();
    expect(silent(anchorMs + hourMs)).toEqual(sound(anchorMs + hourMs));
  });

  it('counts after a restart as much as it would have without, from where it began anew', () => {
    const restart = { kind: 'restart' as const, atMs: anchorMs, firstKwh: 12.5 };
    const later = { kind: 'restart' as const, atMs: anchorMs + 6 * hourMs, firstKwh: 0 };
    const meter = withFaults([later, restart], sound);
    expect(counts(anchorMs - 1, meter)).toBe(sound(anchorMs - 1).phases[0]?.importKwh);
    expect(counts(anchorMs, meter)).toBe(12.5);
    expect(counts(later.atMs, meter)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), (quarter) => {
        const atMs = anchorMs + quarter * 900_000;
        const truth = counts(atMs, sound) ?? Number.NaN;
        expect(counts(atMs, meter)).toBeCloseTo(truth - (counts(anchorMs, sound) ?? 0) + 12.5, 6);
      }),
      { numRuns: 10 },
    );
  });

  it('leaves a counter alone that has counted nothing', () => {
    const load = (atMs: number) => {
      const reading = sound(atMs);
      return { ...reading, phases: reading.phases.map((row) => ({ ...row, exportKwh: 0 })) };
    };
    const restart = { kind: 'restart' as const, atMs: anchorMs, firstKwh: 12.5 };
    const spike = { kind: 'spike' as const, fromMs: anchorMs, toMs: anchorMs + 1000, addedKwh: 900 };
    const shown = withFaults([restart, spike], load)(anchorMs)?.phases ?? [];
    expect(shown.map(({ exportKwh }) => exportKwh)).toEqual(load(anchorMs).phases.map(() => 0));
    expect(shown[0]?.importKwh).toBe(912.5);
  });

  it('shows a spike on top of what a restart left, and then the counts as before', () => {
    const spike = { kind: 'spike' as const, fromMs: anchorMs, toMs: anchorMs + 1000, addedKwh: 900 };
    const meter = withFaults([spike, { kind: 'restart', atMs: anchorMs - hourMs, firstKwh: 0 }], sound);
    const [before, during, after] = [anchorMs - 1, anchorMs, anchorMs + 1000].map((atMs) =>
      counts(atMs, meter),
    );
    expect(during).toBeCloseTo((before ?? 0) + 900, 2);
    expect(after).toBeCloseTo(before ?? 0, 1);
  });
});
