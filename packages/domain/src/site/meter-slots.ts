// What one meter passed in consecutive quarter-hours, after the phase rule; and what a calculated meter passed,
// which is the sum or difference of others: net in each quarter-hour, positive import, negative export.
import { pointsOf, type ReadPoint } from '../counter/read-point.ts';
import type { RegisterSlot } from '../counter/register-slot.ts';
import type { ResolvedIntervals } from '../interval/resolve-intervals.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import { flowOfPart, flowOfParts, knownOfRises, type PartRises } from './part-flows.ts';
import { hasSeveralRows, type PhaseRule } from './phase-rule.ts';
import { risesWithIntervals } from './rises-with-intervals.ts';
import type { SlotColumn } from './site-slots.ts';
import { knownSpanOf, overlapOf, slotRises } from './slot-rises.ts';

export type MeterSlots = {
  /** mWh. */
  readonly imported: SlotColumn;
  readonly exported: SlotColumn;
  readonly measuredMicros: readonly number[];
  readonly estimatedMicros: readonly number[];
};

/** The reads of a meter, or of the meters that a calculated one is made of. */
export type MeterReads = readonly PartReads[];
export type PartReads = {
  readonly sign: 1 | -1;
  readonly points: readonly ReadPoint[];
  readonly intervals?: PartIntervals | undefined;
};

/** Intervals of a meter, those of the span asked later among them. */
export type PartIntervals = ResolvedIntervals & {
  /** From the meter's first interval to its last. */
  readonly hull: MicroSpan;
};

/** Slots in order: those of the span asked later and one neighbour on either side. */
export const readsOfMeter = (
  slots: readonly RegisterSlot[],
  sign: 1 | -1 = 1,
  intervals?: PartIntervals,
): PartReads => ({ sign, points: pointsOf(slots), intervals });

/** The time in which all parts are known, but for what may be missing within it. */
export const knownSpan = (reads: MeterReads): MicroSpan => {
  const [first, ...others] = reads.map(knownSpanOfPart);
  return others.reduce(overlapOf, first ?? knownSpanOf([]));
};

const knownSpanOfPart = ({ points, intervals }: PartReads): MicroSpan => {
  const ofReads = knownSpanOf(points);
  if (intervals === undefined) return ofReads;
  if (points.length === 0) return intervals.hull;
  return {
    fromMicros: Math.min(ofReads.fromMicros, intervals.hull.fromMicros),
    toMicros: Math.max(ofReads.toMicros, intervals.hull.toMicros),
  };
};

export const meterSlots = (
  reads: MeterReads,
  edges: readonly number[],
  { rule, known = knownSpan(reads) }: { readonly rule: PhaseRule; readonly known?: MicroSpan },
): MeterSlots => slotsOfRises(meterRises(reads, edges, known), edges, rule);

/** How much the registers of each part rose, whatever the phase rule. */
export type MeterRises = readonly PartRises[];

export const meterRises = (reads: MeterReads, edges: readonly number[], known: MicroSpan): MeterRises =>
  reads.map(({ sign, points, intervals }) =>
    intervals === undefined
      ? { sign, ...slotRises(points, edges, known) }
      : { sign, ...risesWithIntervals({ points, intervals }, edges, known) },
  );

export const slotsOfRises = (parts: MeterRises, edges: readonly number[], rule: PhaseRule): MeterSlots => {
  const [only] = parts;
  const flows = Array.from({ length: Math.max(0, edges.length - 1) }, (_, slot) =>
    parts.length === 1 && only?.sign === 1 ? flowOfPart(only, slot, rule) : flowOfParts(parts, slot, rule),
  );
  return {
    imported: flows.map(({ imported }) => imported),
    exported: flows.map(({ exported }) => exported),
    ...knownOfRises(parts),
  };
};

/** Whether another phase rule could give other figures. */
export const rulesMatter = (reads: MeterReads): boolean =>
  reads.some(({ points }) => hasSeveralRows(points.at(-1)?.counts ?? []));
