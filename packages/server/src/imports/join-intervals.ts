// Puts the rows of a file together into intervals: those of several phases and registers are summed, import and export of
// the same time come together, and a row that comes twice counts once. What contradicts an earlier line is refused.
import type { ErrorCode } from '@ohmstead/contract';
import type { IntervalEnergy } from '@ohmstead/domain';
import type { IntervalRows } from './interval-rows.ts';
import { type DirectionTotals, sumDirection } from './sum-direction.ts';

export type JoinedIntervals = {
  /** In order of time. */
  forEach(onInterval: (interval: IntervalEnergy) => void): void;
};

/** Rows have both their ends; values are mWh. */
export const joinIntervals = (
  rows: IntervalRows,
  refuse: (line: number, code: ErrorCode) => void,
): JoinedIntervals => {
  const order = rows.inOrder();
  const imported = sumDirection({ rows, order, values: rows.imported, refuse });
  const exported = sumDirection({ rows, order, values: rows.exported, refuse });
  return { forEach: (onInterval) => join(imported, exported, onInterval) };
};

const join = (
  imported: DirectionTotals,
  exported: DirectionTotals,
  onInterval: (interval: IntervalEnergy) => void,
): void => {
  let [one, other] = [0, 0];
  while (one < imported.count || other < exported.count) {
    const order = compare(imported, one, exported, other);
    const [of, at] = order <= 0 ? [imported, one] : [exported, other];
    onInterval({
      fromMicros: of.fromMicros[at] ?? 0,
      toMicros: of.toMicros[at] ?? 0,
      importMwh: order <= 0 ? (imported.mwh[one] ?? 0) : null,
      exportMwh: order >= 0 ? (exported.mwh[other] ?? 0) : null,
      estimated:
        (order <= 0 && imported.estimated[one] === 1) || (order >= 0 && exported.estimated[other] === 1),
    });
    if (order <= 0) one += 1;
    if (order >= 0) other += 1;
  }
};

const compare = (one: DirectionTotals, at: number, other: DirectionTotals, of: number): number => {
  if (at >= one.count) return 1;
  if (of >= other.count) return -1;
  const apart = (one.fromMicros[at] ?? 0) - (other.fromMicros[of] ?? 0);
  return apart || (one.toMicros[at] ?? 0) - (other.toMicros[of] ?? 0);
};
