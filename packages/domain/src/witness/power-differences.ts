// The second witness: the ledger of a day held against the integral of the power that was reported.
import type { PassedEnergy } from './integrated-energy.ts';
import { causeOf, type WitnessCause } from './witness-cause.ts';
import {
  type ComparedSlots,
  comparedSlots,
  type Direction,
  directions,
  nothing,
  plus,
  type WitnessedDay,
} from './witnessed-day.ts';

export type PowerDifference = {
  readonly direction: 'import' | 'export';
  /** By the ledger and by the power, in the quarter-hours in which both are known. */
  readonly countedMwh: number;
  readonly integratedMwh: number;
  readonly cause: WitnessCause;
  /** The phases that differ, 0 for A; empty where all do. */
  readonly phases: readonly number[];
};

/** Share of the day in which the power must have been reported. */
const leastReported = 0.9;
const leastShare = 0.2;
const leastMwh = 200_000;
const slotsPerHour = 4;

/** Null where too little was reported for a comparison. */
export const powerDifferences = (day: WitnessedDay): PowerDifference[] | null => {
  const compared = day.phases.filter((phase) => isReported(comparedSlots(day, [phase]), day));
  const whole = comparedSlots(day, compared);
  if (compared.length === 0 || !isReported(whole, day)) return null;
  const differing = directions.filter((direction) => differs(whole, direction));
  if (differing.length === 0 || isSplitOtherwise(whole)) return [];
  const suspects = compared.filter((phase) => {
    const alone = comparedSlots(day, [phase]);
    return differing.some((direction) => differs(alone, direction));
  });
  const isPart = suspects.length > 0 && suspects.length < compared.length;
  const { slots } = comparedSlots(day, isPart ? suspects : compared);
  return differing.map((direction) => ({
    direction: direction === 'imported' ? 'import' : 'export',
    ...figuresOf(whole, direction),
    cause: causeOf(slots, direction),
    phases: isPart ? suspects.map((phase) => day.phases.indexOf(phase)) : [],
  }));
};

const isReported = ({ slots }: ComparedSlots, { estimated }: WitnessedDay): boolean =>
  slots.length > 0 && slots.length >= leastReported * estimated.length;

const figuresOf = ({ slots }: ComparedSlots, direction: Direction) => ({
  countedMwh: Math.round(slots.reduce((sum, { counted }) => sum + counted[direction], 0)),
  integratedMwh: Math.round(slots.reduce((sum, { integrated }) => sum + integrated[direction], 0)),
});

const differs = (compared: ComparedSlots, direction: Direction): boolean => {
  const { countedMwh, integratedMwh } = figuresOf(compared, direction);
  return !agree(countedMwh, integratedMwh, compared.toleranceMwh[direction]);
};

const agree = (one: number, other: number, toleranceMwh: number): boolean =>
  Math.abs(one - other) <=
  Math.max(leastMwh, leastShare * Math.max(Math.abs(one), Math.abs(other)), toleranceMwh);

/** The mean power that may flow to and fro between two readings without being reported. */
const unseenW = 200;
const mwhPerWattHour = 1000;

/**
 * Where the power changes its direction faster than it is reported, as beside a storage that keeps the balance at 0, the
 * registers count both directions and the means do not. Then both differ alike and the balance is right.
 */
const isSplitOtherwise = ({ slots, toleranceMwh }: ComparedSlots): boolean => {
  const counted = slots.reduce<PassedEnergy>((sum, slot) => plus(sum, slot.counted), nothing);
  const integrated = slots.reduce<PassedEnergy>((sum, slot) => plus(sum, slot.integrated), nothing);
  const unseenMwh = (unseenW * mwhPerWattHour * slots.length) / slotsPerHour;
  const more = directions.map((direction) => counted[direction] - integrated[direction]);
  return (
    more.every((mwh) => mwh > 0 && mwh <= unseenMwh) &&
    agree(
      counted.imported - counted.exported,
      integrated.imported - integrated.exported,
      toleranceMwh.imported + toleranceMwh.exported,
    )
  );
};
