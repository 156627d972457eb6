import { hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { profileNames, profiles } from '../profiles/profiles.ts';
import { sunOver } from '../sky/sun.ts';
import { readingAt } from './reading-at.ts';
import { createSiteModel } from './site-model.ts';

// Every instant computes its days anew, which takes a while on a busy machine.
const timeout = 30_000;

const anchorMs = Date.UTC(2025, 0, 1);
const models = profileNames.map((name) => createSiteModel(profiles[name], 20221112, anchorMs));

const yearKwh = (site: number, meterName: string, of: 'importKwh' | 'exportKwh'): number => {
  const model = models[site];
  if (!model) throw new Error(`There is no site ${site}.`);
  const meter = model.profile.meters.findIndex(({ name }) => name === meterName);
  const total = (atMs: number) =>
    readingAt(model, meter, atMs).phases.reduce((sum, row) => sum + (row[of] ?? Number.NaN), 0);
  return total(anchorMs + 365 * 24 * hourMs) - total(anchorMs);
};

describe('a year', { timeout }, () => {
  it('of the flat takes what two people take', () => {
    expect(yearKwh(0, 'Flat', 'importKwh')).toBeGreaterThan(2_500);
    expect(yearKwh(0, 'Flat', 'importKwh')).toBeLessThan(4_000);
    expect(yearKwh(0, 'Flat', 'exportKwh')).toBe(0);
  });

  it('of the solar house yields what Sydney’s sun gives and uses what a family does', () => {
    const solar = yearKwh(1, 'Solar', 'exportKwh');
    expect(solar / 6.6).toBeGreaterThan(1_250);
    expect(solar / 6.6).toBeLessThan(1_600);
    const used = yearKwh(1, 'Grid', 'importKwh') + solar - yearKwh(1, 'Grid', 'exportKwh');
    expect(used).toBeGreaterThan(4_000);
    expect(used).toBeLessThan(6_000);
  });

  it('of the bakery’s battery gives back most of what it took', () => {
    const share = yearKwh(2, 'Battery', 'exportKwh') / yearKwh(2, 'Battery', 'importKwh');
    expect(share).toBeGreaterThan(0.88);
    expect(share).toBeLessThan(0.96);
    expect(yearKwh(2, 'Battery', 'exportKwh')).toBeGreaterThan(3_000);
  });

  it('of the farm’s metered loads is a part of all it uses', () => {
    const parts = ['Milking parlour', 'Cold store', 'Water pump', 'Farm house'];
    const metered = parts.reduce((sum, name) => sum + yearKwh(3, name, 'importKwh'), 0);
    const used =
      yearKwh(3, 'Grid', 'importKwh') -
      yearKwh(3, 'Grid', 'exportKwh') +
      yearKwh(3, 'Barn roof', 'exportKwh');
    expect(metered).toBeLessThan(used);
    expect(metered).toBeGreaterThan(0.7 * used);
  });
});

describe('an hour', { timeout }, () => {
  const hours = Array.from({ length: 60 }, (_, i) => anchorMs + (1 + 143 * i) * hourMs);

  it('has mains within their bounds at every meter', () => {
    for (const model of models) {
      const { voltageV, frequencyHz } = model.profile.mains;
      const rows = hours.flatMap((atMs) =>
        model.profile.meters.flatMap((_, meter) => readingAt(model, meter, atMs).phases),
      );
      for (const row of rows) {
        expect(Math.abs((row.voltageV ?? 0) / voltageV - 1)).toBeLessThan(0.1);
        expect(Math.abs((row.frequencyHz ?? 0) - frequencyHz)).toBeLessThan(0.1);
        const apparent = (row.voltageV ?? 0) * (row.currentA ?? 0);
        expect(Math.abs(row.powerW ?? 0)).toBeLessThanOrEqual(apparent * 1.02 + 2);
      }
    }
  });

  it('of the charging car draws no more than the 16 A its charger is built for', () => {
    const house = models[1];
    const charger = house?.profile.meters.findIndex(({ name }) => name === 'Car charger') ?? -1;
    if (!house || charger < 0) throw new Error('The house has no charger.');
    const currents = Array.from({ length: 60 * 72 }, (_, i) => anchorMs + (200 * 72 + i) * (hourMs / 3))
      .filter((atMs) => house.momentAt(charger, atMs).power.some((watts) => watts > 1_000))
      .flatMap((atMs) => Array.from({ length: 60 }, (_, second) => atMs + 20_000 * second))
      .flatMap((atMs) => readingAt(house, charger, atMs).phases.map(({ currentA }) => currentA ?? 0));
    expect(Math.max(...currents)).toBeGreaterThan(13);
    expect(Math.max(...currents)).toBeLessThanOrEqual(16);
  });

  it('of the night has no sun, one at noon has', () => {
    for (const model of models.filter(({ profile }) => profile.solar)) {
      const { latitude, longitude, meters } = model.profile;
      const solar = meters.findIndex(({ measures }) => measures === 'solar');
      for (const atMs of hours) {
        const { up } = sunOver(latitude, longitude, atMs)(atMs);
        const power = readingAt(model, solar, atMs).phases.map((row) => row.powerW ?? Number.NaN);
        if (up < -0.01) expect(power).toEqual([0, 0, 0]);
        if (up > 0.5) for (const watts of power) expect(watts).toBeLessThan(-20);
      }
    }
  });
});
