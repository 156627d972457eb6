// What the parts of a meter passed in a quarter-hour, by a phase rule, and how well that is known.
import type { Direction } from '../interval/interval-piece.ts';
import { type Flow, flowOfNet, flowOfRises, type PhaseRule } from './phase-rule.ts';
import type { RisesWithIntervals } from './rises-with-intervals.ts';
import type { SlotRises } from './slot-rises.ts';

export type KnownTimes = Pick<SlotRises, 'measuredMicros' | 'estimatedMicros'>;

/** How much the registers of a meter rose, whatever the phase rule; and what intervals say. */
export type PartRises = { readonly sign: 1 | -1 } & (SlotRises | RisesWithIntervals);

const unknown: Flow = { imported: null, exported: null };

export const flowOfPart = (part: PartRises, slot: number, rule: PhaseRule): Flow => {
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

export const flowOfParts = (parts: readonly PartRises[], slot: number, rule: PhaseRule): Flow => {
  let net = 0;
  for (const part of parts) {
    const { imported, exported } = flowOfPart(part, slot, rule);
    if (imported === null || exported === null) return unknown;
    net += part.sign * (imported - exported);
  }
  return parts.length === 0 ? unknown : flowOfNet(net);
};

/** As much of a quarter-hour is known as of its least known part, and measured as of the least measured one. */
export const knownOfRises = (parts: readonly PartRises[]): KnownTimes => {
  const [first, ...others] = parts;
  if (first === undefined) return { measuredMicros: [], estimatedMicros: [] };
  if (others.length === 0) {
    const { measuredMicros, estimatedMicros } = first;
    return { measuredMicros, estimatedMicros };
  }
  const measuredMicros = first.measuredMicros.map((_, slot) =>
    Math.min(...parts.map((part) => part.measuredMicros[slot] ?? 0)),
  );
  const estimatedMicros = first.measuredMicros.map((_, slot) => {
    const known = parts.map((part) => (part.measuredMicros[slot] ?? 0) + (part.estimatedMicros[slot] ?? 0));
    return Math.min(...known) - (measuredMicros[slot] ?? 0);
  });
  return { measuredMicros, estimatedMicros };
};
