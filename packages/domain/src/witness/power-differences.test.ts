import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PassedEnergy } from './integrated-energy.ts';
import { powerDifferences } from './power-differences.ts';
import type { WitnessedDay, WitnessedPhase } from './witnessed-day.ts';

const slots = 96;
const watt = 250; // mWh in a quarter-hour

/** A day whose phases pass the powers in W; + import, − export. */
const flows = (powersW: readonly number[]): PassedEnergy[] =>
  powersW.map((powerW) => ({ imported: Math.max(0, powerW) * watt, exported: Math.max(0, -powerW) * watt }));

type Parts = { integrated: readonly (PassedEnergy | null)[]; counted: readonly (PassedEnergy | null)[] };
const phaseOf = ({ integrated, counted }: Parts, stepMwh = 0): WitnessedPhase => ({
  integrated,
  counted,
  stepMwh: { imported: stepMwh, exported: stepMwh },
});

const none = new Array<boolean>(slots).fill(false);
const dayOf = (...phases: WitnessedPhase[]): WitnessedDay => ({ phases, estimated: none, judged: none });

/** A household's evening, a night, a morning. */
const home = Array.from({ length: slots }, (_, slot) => 300 + 200 * Math.sin(slot / 9) + 20 * (slot % 7));
/** The same with sunlight on the roof at noon. */
const withSun = home.map((powerW, slot) => powerW - (slot > 36 && slot < 60 ? 2500 : 0));
const causes = (day: WitnessedDay) =>
  powerDifferences(day)?.map(({ direction, cause, phases }) => [direction, cause, ...phases]);

const mapped = (
  energies: readonly PassedEnergy[],
  change: (energy: PassedEnergy, slot: number) => PassedEnergy,
) => energies.map(change);
const scaled = (energies: readonly PassedEnergy[], factor: number) =>
  mapped(energies, ({ imported, exported }) => ({
    imported: imported * factor,
    exported: exported * factor,
  }));
const nothing: PassedEnergy = { imported: 0, exported: 0 };

const powers = fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: slots, maxLength: slots });

describe('the laws of the second witness', () => {
  it('a ledger that counts what the power reported is never doubted, whatever its steps', () => {
    fc.assert(
      fc.property(powers, fc.constantFrom(0, 1000, 10_000, 1_000_000), (powersW, stepMwh) => {
        const integrated = flows(powersW);
        let [shown, passed] = [nothing, nothing];
        const counted = integrated.map((energy) => {
          passed = {
            imported: passed.imported + energy.imported,
            exported: passed.exported + energy.exported,
          };
          const floor = (mwh: number) => (stepMwh === 0 ? mwh : Math.floor(mwh / stepMwh) * stepMwh);
          const now = { imported: floor(passed.imported), exported: floor(passed.exported) };
          const rise = { imported: now.imported - shown.imported, exported: now.exported - shown.exported };
          shown = now;
          return rise;
        });
        expect(powerDifferences(dayOf(phaseOf({ integrated, counted }, stepMwh)))).toEqual([]);
      }),
    );
  });

  it('a difference is listed if and only if it is more than a fifth and 0.2 kWh', () => {
    const energy = fc.integer({ min: 0, max: 40_000_000 });
    fc.assert(
      fc.property(energy, energy, (countedMwh, integratedMwh) => {
        const even = (mwh: number) =>
          new Array<PassedEnergy>(slots).fill({ imported: mwh / slots, exported: 0 });
        const found = powerDifferences(
          dayOf(phaseOf({ integrated: even(integratedMwh), counted: even(countedMwh) })),
        );
        const apart = Math.abs(countedMwh - integratedMwh);
        fc.pre(
          Math.abs(apart - 200_000) > 1 && Math.abs(apart - 0.2 * Math.max(countedMwh, integratedMwh)) > 1,
        );
        const isMuch = apart > 200_000 && apart > 0.2 * Math.max(countedMwh, integratedMwh);
        expect(found).toHaveLength(isMuch ? 1 : 0);
        if (found?.[0]) expect(found[0]).toMatchObject({ direction: 'import', countedMwh, integratedMwh });
      }),
    );
  });

  it('nothing is said of a day of which less than nine tenths were reported', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: slots }), fc.boolean(), (unreported, isPowerUnreported) => {
        const energies = flows(home);
        const cut = energies.map((energy, slot) => (slot < unreported ? null : energy));
        const counted = scaled(energies, 3);
        const day = isPowerUnreported ? { integrated: cut, counted } : { integrated: energies, counted: cut };
        expect(powerDifferences(dayOf(phaseOf(day))) === null).toBe(slots - unreported < 0.9 * slots);
      }),
    );
  });

  it('import and export are exchanged in what is found when they are in what is given', () => {
    const exchange = (energies: readonly PassedEnergy[]) =>
      energies.map(({ imported, exported }) => ({ imported: exported, exported: imported }));
    fc.assert(
      fc.property(powers, powers, (reportedW, countedW) => {
        const [integrated, counted] = [flows(reportedW), flows(countedW)];
        const found = powerDifferences(dayOf(phaseOf({ integrated, counted })));
        const exchanged = powerDifferences(
          dayOf(phaseOf({ integrated: exchange(integrated), counted: exchange(counted) })),
        );
        const other = { import: 'export', export: 'import' } as const;
        expect(new Set(exchanged)).toEqual(
          new Set(found?.map((each) => ({ ...each, direction: other[each.direction] }))),
        );
      }),
    );
  });
});

describe('the likely cause', () => {
  const integrated = flows(home);
  const both = flows(withSun);
  const thousandfold = 'powerInMilliwatts';
  const oneWay = ({ imported, exported }: PassedEnergy) => ({ imported: imported + exported, exported: 0 });

  it.each([
    ['power in kW', scaled(integrated, 0.001), integrated, 'powerInKilowatts'],
    ['power in mW', scaled(integrated, 1000), integrated, thousandfold],
    ['a count in Wh', integrated, scaled(integrated, 1000), 'countInWattHours'],
    [
      'a count in MWh of a workshop',
      scaled(integrated, 20),
      scaled(integrated, 0.02),
      'countInMegawattHours',
    ],
    ['a count that stands still', integrated, mapped(integrated, () => nothing), 'countStuck'],
    [
      'a count that stands still from noon',
      integrated,
      mapped(integrated, (e, slot) => (slot < 48 ? e : nothing)),
      'countStuck',
    ],
    ['power that is always 0', mapped(integrated, () => nothing), integrated, 'powerMissing'],
    [
      'a jump',
      integrated,
      mapped(integrated, (e, slot) => (slot === 20 ? { imported: 9e6, exported: 0 } : e)),
      'countJumped',
    ],
    ['another ratio', integrated, scaled(integrated, 40), 'ratio'],
    [
      'a third phase that is missing',
      integrated,
      mapped(integrated, (e, slot) => ({ imported: e.imported * (1.3 + (slot % 5)), exported: 0 })),
      'powerOfFewerPhases',
    ],
    [
      'a count of one phase',
      mapped(integrated, (e, slot) => ({ imported: e.imported * (1.3 + (slot % 5)), exported: 0 })),
      integrated,
      'countOfFewerPhases',
    ],
  ] as const)('%s', (_, powerReported, counted, cause) => {
    expect(causes(dayOf(phaseOf({ integrated: powerReported, counted })))).toEqual([['import', cause]]);
  });

  it.each([
    [
      'exchanged directions',
      both.map(({ imported, exported }) => ({ imported: exported, exported: imported })),
      both,
      'reversed',
    ],
    ['power without a sign', both.map(oneWay), both, 'powerWithoutSign'],
    ['a count of both directions in one', both, both.map(oneWay), 'countWithoutSign'],
  ] as const)('%s', (_, powerReported, counted, cause) => {
    expect(causes(dayOf(phaseOf({ integrated: powerReported, counted })))).toEqual([
      ['import', cause],
      ['export', cause],
    ]);
  });

  it('energy that was dropped at once', () => {
    const feast = mapped(integrated, (energy, slot) =>
      slot === 70 ? { imported: 8e6, exported: 0 } : energy,
    );
    expect(causes(dayOf(phaseOf({ integrated: feast, counted: integrated })))).toEqual([
      ['import', 'countDropped'],
    ]);
  });

  it('a judgement, or an estimate, where most of the difference is', () => {
    const counted = mapped(integrated, (energy, slot) =>
      slot === 20 ? { imported: 9e6, exported: 0 } : energy,
    );
    const at20 = none.map((_, slot) => slot === 20);
    const day = dayOf(phaseOf({ integrated, counted }));
    expect(causes({ ...day, judged: at20 })).toEqual([['import', 'judgement']]);
    expect(causes({ ...day, estimated: at20 })).toEqual([['import', 'estimated']]);
    expect(causes({ ...day, judged: none.map((_, slot) => slot === 21) })).toEqual([
      ['import', 'countJumped'],
    ]);
  });

  it('names the phases where not all of them differ', () => {
    const right = phaseOf({ integrated, counted: integrated });
    const turned = phaseOf({
      integrated: integrated.map(({ imported }) => ({ imported: 0, exported: imported })),
      counted: integrated,
    });
    expect(causes(dayOf(right, turned, right))).toEqual([
      ['import', 'reversed', 1],
      ['export', 'reversed', 1],
    ]);
    expect(causes(dayOf(turned, turned))).toEqual([
      ['import', 'reversed'],
      ['export', 'reversed'],
    ]);
  });
});

describe('no alarm', () => {
  it('where the power goes to and fro faster than it is reported, and the balance is right', () => {
    const integrated = flows(home.map(() => 5));
    const counted = integrated.map(() => ({ imported: 80 * watt, exported: 75 * watt }));
    expect(powerDifferences(dayOf(phaseOf({ integrated, counted })))).toEqual([]);
    const lost = integrated.map(() => ({ imported: 80 * watt, exported: 40 * watt }));
    expect(powerDifferences(dayOf(phaseOf({ integrated, counted: lost })))).not.toEqual([]);
  });

  it('where phases differ and their sum does not', () => {
    const [all, third] = [flows(home), flows(home.map((powerW) => powerW / 3))];
    const quiet = all.map(() => nothing);
    expect(
      powerDifferences(
        dayOf(
          phaseOf({ integrated: all, counted: third }),
          phaseOf({ integrated: quiet, counted: third }),
          phaseOf({ integrated: quiet, counted: third }),
        ),
      ),
    ).toEqual([]);
  });

  it('of a phase whose power is not reported, though the others are compared', () => {
    const energies = flows(home);
    const unreported = phaseOf({ integrated: energies.map(() => null), counted: energies });
    expect(powerDifferences(dayOf(phaseOf({ integrated: energies, counted: energies }), unreported))).toEqual(
      [],
    );
    expect(
      causes(dayOf(phaseOf({ integrated: energies, counted: scaled(energies, 2) }), unreported)),
    ).toEqual([['import', 'ratio']]);
  });
});
