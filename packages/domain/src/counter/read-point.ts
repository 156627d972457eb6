// Register slots as a list of reads, a first and a last one from each.
import { gapMicros } from './gap.ts';
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';

export type ReadPoint = {
  readonly atMicros: number;
  readonly counts: Registers;
  /** The time since the point before is estimated. */
  readonly estimated: boolean;
  /** Nothing is known of that time: the read ended a silence and does not follow from the one before. */
  readonly unknown: boolean;
};

export const pointsOf = (slots: readonly RegisterSlot[]): ReadPoint[] => {
  const points: ReadPoint[] = [];
  const add = (atMicros: number, counts: Registers, { estimated, undecided }: RegisterSlot): void => {
    const previous = points.at(-1);
    if (previous?.atMicros === atMicros) return;
    const silent = previous !== undefined && atMicros - previous.atMicros > gapMicros;
    const unknown = silent && isCut({ estimated, undecided }) && !hasRisen(previous.counts, counts);
    points.push({ atMicros, counts, unknown, estimated: !unknown && (estimated || undecided || silent) });
  };
  for (const slot of slots) {
    add(slot.firstAtMicros, slot.firstCounts, slot);
    add(slot.lastAtMicros, slot.lastCounts, slot);
  }
  return points;
};

/** A new segment began or seems to. A slot with both flags is held instead: its energy is booked on return. */
const isCut = ({ estimated, undecided }: Pick<RegisterSlot, 'estimated' | 'undecided'>): boolean =>
  estimated !== undecided;

const hasRisen = (before: Registers, after: Registers): boolean =>
  after.some((count, index) => (count ?? 0) > (before[index] ?? 0));
