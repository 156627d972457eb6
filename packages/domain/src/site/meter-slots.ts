// What one meter passed in consecutive quarter-hours, after the phase rule; and what a calculated meter passed,
// which is the sum or difference of others: net in each quarter-hour, positive import, negative export.
import { pointsOf, type ReadPoint } from '../counter/read-point.ts';
import type { RegisterSlot } from '../counter/register-slot.ts';
import type { Direction } from '../interval/interval-piece.ts';
import type { ResolvedIntervals } from '../interval/resolve-intervals.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import { type Flow, flowOfNet, flowOfRises, hasSeveralRows, type PhaseRule } from './phase-rule.ts';
import { type RisesWithIntervals, risesWithIntervals } from './rises-with-intervals.ts';
import type { SlotColumn } from './site-slots.ts';
import { knownSpanOf, overlapOf, type SlotRises, slotRises } from './slot-rises.ts';

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
export type MeterRises = readonly Part[];

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

type Part = { readonly sign: 1 | -1 } & (SlotRises | RisesWithIntervals);

const unknown: Flow = { imported: null, exported: null };

const flowOfPart = (part: Part, slot: number, rule: PhaseRule): Flow => {
  if (!('rises' in part))
    return {
      imported: joinedFlow(part, slot, { direction: 'imported', rule }),
      exported: joinedFlow(part, slot, { direction: 'exported', rule }),
    };
  const risen = part.rises[slot] ?? null;
  return risen === null ? unknown : flowOfRises(risen, rule);
};

/** An interval is of the whole meter, whatever the rule. */
const joinedFlow = (
  part: RisesWithIntervals,
  slot: number,
  { direction, rule }: { readonly direction: Direction; readonly rule: PhaseRule },
): number | null => {
  const ofIntervals = part[direction].ofIntervals[slot] ?? null;
  const risen = part[direction].ofCounter[slot] ?? null;
  const ofCounter = risen && flowOfRises(risen, rule)[direction];
  return ofIntervals === null || ofCounter === null ? (ofIntervals ?? ofCounter) : ofIntervals + ofCounter;
};

const flowOfParts = (parts: readonly Part[], slot: number, rule: PhaseRule): Flow => {
  let net = 0;
  for (const part of parts) {
    const { imported, exported } = flowOfPart(part, slot, rule);
    if (imported === null || exported === null) return unknown;
    net += part.sign * (imported - exported);
  }
  return parts.length === 0 ? unknown : flowOfNet(net);
};

/** All parts are known in the same time: as much of it is measured as in the least measured part, the rest estimated. */
export const knownOfRises = (parts: MeterRises): Pick<MeterSlots, 'measuredMicros' | 'estimatedMicros'> => {
  const [first, ...others] = parts;
  if (first === undefined) return { measuredMicros: [], estimatedMicros: [] };
  if (others.length === 0) return first;
  const measuredMicros = first.measuredMicros.map((micros, slot) =>
    Math.min(micros, ...others.map((part) => part.measuredMicros[slot] ?? 0)),
  );
  const estimatedMicros = first.measuredMicros.map(
    (micros, slot) => micros + (first.estimatedMicros[slot] ?? 0) - (measuredMicros[slot] ?? 0),
  );
  return { measuredMicros, estimatedMicros };
};
