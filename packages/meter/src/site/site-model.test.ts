import assert from 'node:assert/strict';
import { dayMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileNames, profiles } from '../profiles/profiles.ts';
import { dayStartsFrom } from './day-starts.ts';
import { flowsOf } from './flows.ts';
import { readingAt } from './reading-at.ts';
import { createSiteModel } from './site-model.ts';

// Every instant computes its days anew, which takes a while on a busy machine.
const timeout = 30_000;

const anchorMs = Date.UTC(2026, 2, 20);
const daysMs = 20 * dayMs;

const instant = fc.integer({ min: anchorMs - daysMs, max: anchorMs + daysMs });
// Some instants are close together, as uploads are, some are days apart.
const instants = fc
  .array(fc.tuple(instant, fc.array(fc.integer({ min: 0, max: 130_000 }), { maxLength: 8 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((groups) => groups.flatMap(([base, offsets]) => [base, ...offsets.map((offset) => base + offset)]));

const site = fc.constantFrom(...profileNames).map((name) => profiles[name]);

describe('createSiteModel', { timeout }, () => {
  it('shows the same whichever instant is asked for first', () => {
    fc.assert(
      fc.property(site, instants, fc.nat(), (profile, asked, seed) => {
        const readings = (order: number[]) => {
          const model = createSiteModel(profile, seed, anchorMs);
          const known = order.map((atMs) => [atMs, profile.meters.map((_, i) => readingAt(model, i, atMs))]);
          return new Map(known as [number, unknown][]); // Pairs by construction.
        };
        const oldestFirst = [...asked].sort((a, b) => a - b);
        const newestFirst = oldestFirst.toReversed();
        const expected = readings(asked);
        for (const order of [oldestFirst, newestFirst]) {
          const found = readings(order);
          for (const atMs of asked) assert.deepEqual(found.get(atMs), expected.get(atMs));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('counts up only, and no faster than the power it shows can', () => {
    fc.assert(
      fc.property(site, instants, (profile, asked) => {
        const model = createSiteModel(profile, 7, anchorMs);
        const sorted = [...asked].sort((a, b) => a - b);
        for (const meter of profile.meters.keys()) {
          let before: { atMs: number; joules: ArrayLike<number> } | null = null;
          for (const atMs of sorted) {
            const { joules } = model.momentAt(meter, atMs);
            for (let i = 0; before && i < joules.length; i += 1) {
              const counted = (joules[i] ?? 0) - (before.joules[i] ?? 0);
              expect(counted).toBeGreaterThanOrEqual(0);
              expect(counted).toBeLessThanOrEqual(60_000 * ((atMs - before.atMs) / 1000) + 1);
            }
            before = { atMs, joules };
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('counts within a minute exactly what it shows, five seconds by five seconds', () => {
    const model = createSiteModel(profiles.solarHouse, 3, anchorMs);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: daysMs / 5_000 - 1 }), fc.nat({ max: 2 }), (step, meter) => {
        const fromMs = anchorMs + step * 5_000;
        const before = model.momentAt(meter, fromMs);
        const after = model.momentAt(meter, fromMs + 5_000);
        for (const [stream, watts] of before.power.entries()) {
          const plus = (after.joules[2 * stream] ?? 0) - (before.joules[2 * stream] ?? 0);
          const minus = (after.joules[2 * stream + 1] ?? 0) - (before.joules[2 * stream + 1] ?? 0);
          assert.equal(plus - minus, 5 * watts);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('makes another household of another seed', () => {
    const [a, b] = [1, 2].map((seed) => createSiteModel(profiles.flat, seed, anchorMs));
    const at = anchorMs + daysMs / 2;
    expect(a?.momentAt(0, at).power).not.toEqual(b?.momentAt(0, at).power);
  });

  it('counted two years before its anchor already, and refuses what lies long before', () => {
    const model = createSiteModel(profiles.solarHouse, 6, anchorMs);
    for (const meter of profiles.solarHouse.meters.keys()) {
      const { joules } = model.momentAt(meter, anchorMs - 731 * dayMs);
      expect(Math.min(...joules)).toBeGreaterThanOrEqual(0);
    }
    expect(() => model.momentAt(0, anchorMs - 3 * 366 * dayMs)).toThrow(RangeError);
  });

  it('leaves in the battery what the next day begins with, where stretches of days meet too', () => {
    const startAt = dayStartsFrom({ profile: profiles.bakery, seed: 2 }, anchorMs);
    for (let back = 70; back > 0; back -= 1) {
      const { day, storedWh } = startAt(anchorMs - back * dayMs);
      const left = flowsOf(profiles.bakery, 2, day, storedWh).storedWh;
      expect(Math.abs(startAt(day.toMs).storedWh - left)).toBeLessThan(0.1);
    }
  });
});
