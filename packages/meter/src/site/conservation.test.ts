import assert from 'node:assert/strict';
import { balanceOf, type MeterFlow } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt } from '../day.ts';
import { profileNames, profiles } from '../profiles/profiles.ts';
import { flickerOf } from './flicker.ts';
import { flowsOf } from './flows.ts';
import { readingAt } from './reading-at.ts';
import { createSiteModel, type SiteModel } from './site-model.ts';

// Every instant computes its days anew, which takes a while on a busy machine.
const timeout = 30_000;

const anchorMs = Date.UTC(2026, 5, 1);
const quarterMs = 900_000;
const quarters = fc.integer({ min: 1, max: 40 * 96 });
const site = fc.constantFrom(...profileNames);
const models = new Map(profileNames.map((name) => [name, createSiteModel(profiles[name], 11, anchorMs)]));

/** Energy through every meter of a site in one quarter-hour, as the displays show it, in mWh. */
const displayedFlows = (model: SiteModel, fromMs: number): MeterFlow[] =>
  model.profile.meters.map((meter, index) => {
    const [before, after] = [fromMs, fromMs + quarterMs].map((atMs) => readingAt(model, index, atMs));
    const counted = (of: 'importKwh' | 'exportKwh') =>
      meter.phases.reduce(
        (sum, _, row) =>
          sum + Math.round(1e6 * ((after?.phases[row]?.[of] ?? 0) - (before?.phases[row]?.[of] ?? 0))),
        0,
      );
    return { useType: meter.useType, imported: counted('importKwh'), exported: counted('exportKwh') };
  });

/** The energy that all loads used, metered or not, in mWh. */
const trueConsumption = (model: SiteModel, fromMs: number): number => {
  let joules = 0;
  for (let atMs = fromMs; atMs < fromMs + quarterMs; atMs += 60_000) {
    const { flows, minute } = model.momentAt(0, atMs);
    for (const [name, rows] of flows.power)
      if (!['grid', 'solar', 'battery'].includes(name))
        joules += rows.reduce((sum, row) => sum + 60 * (row[minute] ?? 0), 0);
  }
  return joules / 3.6;
};

describe('a site’s meters', { timeout }, () => {
  it('balance to what the site used in every quarter-hour, within what displays round off', () => {
    fc.assert(
      fc.property(site, quarters, (name, quarter) => {
        const model = models.get(name);
        if (!model) throw new Error(name);
        const fromMs = anchorMs + quarter * quarterMs;
        const balance = balanceOf(displayedFlows(model, fromMs), 'energy');
        assert.equal(balance.kind, 'ok');
        const registers = 2 * 3 * model.profile.meters.length;
        const difference = (balance.consumed ?? Number.NaN) - trueConsumption(model, fromMs);
        expect(Math.abs(difference)).toBeLessThanOrEqual(registers * 1_000);
      }),
      { numRuns: 200 },
    );
  });

  it('export no more than the sun and the battery gave', () => {
    fc.assert(
      fc.property(site, quarters, (name, quarter) => {
        const model = models.get(name);
        if (!model) throw new Error(name);
        const { exported, yielded, discharged } = balanceOf(
          displayedFlows(model, anchorMs + quarter * quarterMs),
          'energy',
        );
        expect(exported ?? 0).toBeLessThanOrEqual((yielded ?? 0) + (discharged ?? 0) + 6_000);
      }),
      { numRuns: 200 },
    );
  });

  it('balance at every five seconds too, phase by phase', () => {
    fc.assert(
      fc.property(site, fc.nat({ max: 1_000 }), fc.nat({ max: 1_439 }), (name, dayNumber, minute) => {
        const profile = profiles[name];
        const day = dayAt(profile.zone, anchorMs + (dayNumber % 365) * 86_400_000);
        const flows = flowsOf(profile, 5, day, 4_000);
        const flicker = flickerOf(flows, minute);
        for (let step = 0; step < 12; step += 1)
          for (let phase = 0; phase < profile.mains.phases; phase += 1) {
            const watts = (measures: string) =>
              (flows.power.get(measures)?.[phase]?.[minute] ?? 0) + flicker(measures, phase, step);
            const parts = [...flows.power.keys()].filter((measures) => measures !== 'grid');
            assert.equal(
              parts.reduce((sum, measures) => sum + watts(measures), 0),
              watts('grid'),
            );
          }
      }),
      { numRuns: 150 },
    );
  });
});
