import { pointsOf } from '../counter/read-point.ts';
import type { RegisterSlot } from '../counter/register-slot.ts';
import type { SlotColumn } from '../site/site-slots.ts';
import { slotRises } from '../site/slot-rises.ts';

/**
 * What passed through each phase of a meter between neighbouring edges, mWh: + import, − export. A step that is not
 * known whole is unknown. Of the register slots those around the edges are enough.
 */
export const phaseEnergies = (
  slots: readonly RegisterSlot[],
  edgesMicros: readonly number[],
  phases: number,
): SlotColumn[] => {
  const { rises, measuredMicros, estimatedMicros } = slotRises(pointsOf(slots), edgesMicros);
  const isWhole = rises.map((_, step) => {
    const known = (measuredMicros[step] ?? 0) + (estimatedMicros[step] ?? 0);
    return known >= (edgesMicros[step + 1] ?? 0) - (edgesMicros[step] ?? 0);
  });
  return Array.from({ length: phases }, (_, phase) =>
    rises.map((risen, step) => {
      const [imported = null, exported = null] = [risen?.[2 * phase], risen?.[2 * phase + 1]];
      return imported === null || exported === null || !isWhole[step] ? null : imported - exported;
    }),
  );
};
