// Pure: what is worth saying of a day's power.
import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { type DayAxis, dayAxis, slotStartMs } from '../../../ui/charts/power/day-axis.ts';

export type DaySummary = {
  readonly usedKwh: number | null;
  readonly exportedKwh: number | null;
  readonly peak: { readonly atMs: number; readonly powerW: number } | null;
  /** Share of the day that is known, null where it is all of it or nothing. */
  readonly known: number | null;
};

/** Less than this much missing is not worth a sentence. */
const tolerated = 0.01;

export const daySummary = (line: PowerLine, day: EnergyFigures | undefined): DaySummary => ({
  usedKwh: day?.consumptionKwh ?? null,
  exportedKwh: day?.exportKwh ?? null,
  peak:
    day?.consumptionKwh == null
      ? null
      : peakOf(dayAxis(line), line.series.find(({ key }) => key === 'consumption')?.data ?? []),
  known: isWorthSaying(line.coverage.missing) ? 1 - line.coverage.missing : null,
});

const isWorthSaying = (missing: number): boolean => missing > tolerated && missing < 1;

const peakOf = (axis: DayAxis, values: readonly (number | null)[]): DaySummary['peak'] => {
  let slot = -1;
  for (const [i, value] of values.entries()) {
    if (value !== null && value > (values[slot] ?? Number.NEGATIVE_INFINITY)) slot = i;
  }
  const powerW = values[slot];
  return powerW == null ? null : { atMs: slotStartMs(axis, slot), powerW };
};
