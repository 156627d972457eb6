import { type MeterReads, meterSlots } from '../site/meter-slots.ts';
import type { SlotColumn } from '../site/site-slots.ts';

/** What passed through a meter between neighbouring edges, mWh: + import, − export. A step that is not known whole is unknown. */
export const wholeMeterEnergies = (reads: MeterReads, edges: readonly number[]): SlotColumn => {
  const { imported, exported, ...times } = meterSlots(reads, edges, { rule: 'perPhase' });
  return imported.map((taken, step) => {
    const given = exported[step] ?? null;
    const micros = (times.measuredMicros[step] ?? 0) + (times.estimatedMicros[step] ?? 0);
    const isWhole = micros >= (edges[step + 1] ?? 0) - (edges[step] ?? 0);
    return taken === null || given === null || !isWhole ? null : taken - given;
  });
};
