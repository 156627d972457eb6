// A meter's day as the ledger counted it and as the power reported it, quarter-hour by quarter-hour.
import type { PassedEnergy } from './integrated-energy.ts';

export const directions = ['imported', 'exported'] as const;
export type Direction = (typeof directions)[number];

export type WitnessedPhase = {
  readonly integrated: readonly (PassedEnergy | null)[];
  readonly counted: readonly (PassedEnergy | null)[];
  /** The steps in which the registers move: no difference is smaller. */
  readonly stepMwh: PassedEnergy;
};

export type WitnessedDay = {
  /** Of phase A, B and C. */
  readonly phases: readonly WitnessedPhase[];
  readonly estimated: readonly boolean[];
  /** A count in this quarter-hour was judged: a reset, a rollover, a dip, a spike, a return or a replacement. */
  readonly judged: readonly boolean[];
};

/** A quarter-hour in which both are known. */
export type ComparedSlot = {
  readonly counted: PassedEnergy;
  readonly integrated: PassedEnergy;
  readonly isEstimated: boolean;
  readonly isJudged: boolean;
};

export type ComparedSlots = {
  readonly slots: readonly ComparedSlot[];
  /** How much of a difference is due to the steps of the registers. */
  readonly toleranceMwh: PassedEnergy;
};

/** The sum of some phases, where all of them are known. */
export const comparedSlots = (
  { estimated, judged }: WitnessedDay,
  phases: readonly WitnessedPhase[],
): ComparedSlots => {
  const slots: ComparedSlot[] = [];
  let runs = 0;
  let followed = false;
  for (const [place, isEstimated] of estimated.entries()) {
    const counted = sumAt(phases.map((phase) => phase.counted[place]));
    const integrated = sumAt(phases.map((phase) => phase.integrated[place]));
    const isKnown = counted !== null && integrated !== null;
    if (isKnown) slots.push({ counted, integrated, isEstimated, isJudged: judged[place] ?? false });
    if (isKnown && !followed) runs += 1;
    followed = isKnown;
  }
  const steps = sumAt(phases.map(({ stepMwh }) => stepMwh)) ?? nothing;
  return {
    slots,
    toleranceMwh: { imported: runs * steps.imported, exported: runs * steps.exported },
  };
};

export const nothing: PassedEnergy = { imported: 0, exported: 0 };

export const plus = (one: PassedEnergy, other: PassedEnergy): PassedEnergy => ({
  imported: one.imported + other.imported,
  exported: one.exported + other.exported,
});

const sumAt = (parts: readonly (PassedEnergy | null | undefined)[]): PassedEnergy | null => {
  let sum = nothing;
  for (const part of parts) {
    if (!part) return null;
    sum = plus(sum, part);
  }
  return sum;
};
