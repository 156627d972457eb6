// Register slots as the reads they hold: a first and a last one each.
import { gapMicros } from './gap.ts';
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';

export type ReadPoint = {
  readonly atMicros: number;
  readonly counts: Registers;
  /** The time since the point before is estimated. */
  readonly estimated: boolean;
};

export const pointsOf = (slots: readonly RegisterSlot[]): ReadPoint[] => {
  const points: ReadPoint[] = [];
  const add = (atMicros: number, counts: Registers, estimated: boolean): void => {
    const previous = points.at(-1)?.atMicros ?? atMicros;
    if (previous === atMicros && points.length > 0) return;
    points.push({ atMicros, counts, estimated: estimated || atMicros - previous > gapMicros });
  };
  for (const slot of slots) {
    const estimated = slot.estimated || slot.undecided;
    add(slot.firstAtMicros, slot.firstCounts, estimated);
    add(slot.lastAtMicros, slot.lastCounts, estimated);
  }
  return points;
};
