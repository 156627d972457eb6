// Why a ledger and the power reported may differ. The first that explains most of the difference is named; it is likely,
// not proven.

import type { PassedEnergy } from './integrated-energy.ts';
import { type ComparedSlot, type Direction, nothing, plus } from './witnessed-day.ts';

export const witnessCauses = [
  /** The power is a thousandth of what was counted, or a thousand times as much: a wrong unit. */
  'powerInKilowatts',
  'powerInMilliwatts',
  'countInWattHours',
  'countInMegawattHours',
  /** Counts of that time were judged: energy was booked, held or dropped. */
  'judgement',
  /** What was counted in that time is estimated. */
  'estimated',
  /** The count stood still while power was reported. */
  'countStuck',
  /** It counted while the power reported was 0. */
  'powerMissing',
  /** Within an hour it counted far more, or far less, than the power. */
  'countJumped',
  'countDropped',
  /** Import and export are exchanged. */
  'reversed',
  /** The power, or the count, puts both directions into one. */
  'powerWithoutSign',
  'countWithoutSign',
  /** One is the other times the same factor all day: a current transformer’s ratio. */
  'ratio',
  /** One is always less than the other: of fewer phases. */
  'powerOfFewerPhases',
  'countOfFewerPhases',
  'unknown',
] as const;
export type WitnessCause = (typeof witnessCauses)[number];

export const causeOf = (slots: readonly ComparedSlot[], direction: Direction): WitnessCause => {
  const facts = factsOf(slots, direction);
  return (
    wrongUnit(facts) ??
    localCause(facts) ??
    concentrated(facts) ??
    wrongDirection(facts) ??
    proportional(facts) ??
    'unknown'
  );
};

type Facts = {
  readonly slots: readonly ComparedSlot[];
  readonly direction: Direction;
  readonly counted: PassedEnergy;
  readonly integrated: PassedEnergy;
};

const factsOf = (slots: readonly ComparedSlot[], direction: Direction): Facts => ({
  slots,
  direction,
  counted: slots.reduce((sum, slot) => plus(sum, slot.counted), nothing),
  integrated: slots.reduce((sum, slot) => plus(sum, slot.integrated), nothing),
});

/** Units are a thousand apart; rounding of small figures moves the ratio a little. */
const isThousand = (ratio: number): boolean => ratio > 700 && ratio < 1400;
/** The mean power of a day that no phase of 400 A reaches. */
const implausibleW = 100_000;
const slotsPerHour = 4;
const mwhPerWattHour = 1000;

const wrongUnit = ({ slots, counted, integrated }: Facts): WitnessCause | null => {
  const [countedMwh, integratedMwh] = [throughput(counted), throughput(integrated)];
  const meanW = (mwh: number): number => (mwh / mwhPerWattHour / slots.length) * slotsPerHour;
  if (isThousand(countedMwh / integratedMwh))
    return meanW(countedMwh) > implausibleW ? 'countInWattHours' : 'powerInKilowatts';
  if (isThousand(integratedMwh / countedMwh))
    return meanW(integratedMwh) > implausibleW ? 'powerInMilliwatts' : 'countInMegawattHours';
  return null;
};

const throughput = ({ imported, exported }: PassedEnergy): number => imported + exported;

const most = 0.8;

/** What marks the quarter-hours that make up most of the difference. */
const localCause = (facts: Facts): WitnessCause | null => {
  const { direction } = facts;
  const share = (holds: (slot: ComparedSlot) => boolean): number => shareOf(facts, facts.slots.filter(holds));
  if (share(({ isJudged }) => isJudged) > 0.5) return 'judgement';
  if (share(({ isEstimated }) => isEstimated) > 0.5) return 'estimated';
  if (share(({ counted }) => counted[direction] === 0 && throughput(counted) === 0) > most)
    return 'countStuck';
  if (share(({ integrated }) => throughput(integrated) === 0) > most) return 'powerMissing';
  return null;
};

const differenceOf = (slots: readonly ComparedSlot[], direction: Direction): number =>
  slots.reduce((sum, { counted, integrated }) => sum + counted[direction] - integrated[direction], 0);

const shareOf = ({ slots, direction }: Facts, some: readonly ComparedSlot[]): number =>
  differenceOf(some, direction) / differenceOf(slots, direction);

const concentrated = (facts: Facts): WitnessCause | null => {
  const { slots, direction } = facts;
  const size = (slot: ComparedSlot): number => Math.abs(slot.counted[direction] - slot.integrated[direction]);
  const greatest = [...slots].sort((a, b) => size(b) - size(a)).slice(0, slotsPerHour);
  if (shareOf(facts, greatest) <= most) return null;
  return differenceOf(slots, direction) > 0 ? 'countJumped' : 'countDropped';
};

const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 0.1 * Math.max(one, other);
const isLittle = (one: number, of: number): boolean => one < 0.05 * of;

const wrongDirection = ({ counted, integrated }: Facts): WitnessCause | null => {
  const [countedMwh, integratedMwh] = [throughput(counted), throughput(integrated)];
  if (!isAbout(countedMwh, integratedMwh)) return null;
  if (isAbout(counted.imported, integrated.exported) && isAbout(counted.exported, integrated.imported))
    return 'reversed';
  if (isOneWay(integrated) && !isOneWay(counted)) return 'powerWithoutSign';
  return isOneWay(counted) && !isOneWay(integrated) ? 'countWithoutSign' : null;
};

const isOneWay = ({ imported, exported }: PassedEnergy): boolean =>
  isLittle(Math.min(imported, exported), imported + exported);

const proportional = ({ slots, direction, counted, integrated }: Facts): WitnessCause | null => {
  const factor = counted[direction] / integrated[direction];
  const apart = slots.reduce(
    (sum, slot) => sum + Math.abs(slot.counted[direction] - factor * slot.integrated[direction]),
    0,
  );
  if (apart < 0.1 * counted[direction]) return 'ratio';
  const isCountMore = factor > 1;
  const against = slots.filter(
    (slot) => slot.counted[direction] > slot.integrated[direction] !== isCountMore,
  );
  if (against.length > 0.1 * slots.length) return null;
  return isCountMore ? 'powerOfFewerPhases' : 'countOfFewerPhases';
};
