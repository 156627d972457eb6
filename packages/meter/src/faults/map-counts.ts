import type { PhaseRow, ReactiveRow, Reading } from '@ohmstead/domain';

/** A count in kWh or kvarh, beside the same register's count in another reading of the meter. */
type Change = (count: number, other: number) => number;

/** The reading with every counter changed; counters that it lacks stay away. */
export const mapCounts = (reading: Reading, other: Reading, change: Change): Reading => ({
  ...reading,
  phases: reading.phases.map((row, index) => phaseRow(row, other.phases[index], change)),
  net: reading.net && phaseRow(reading.net, other.net, change),
  reactive: reading.reactive?.map((row, index) => reactiveRow(row, other.reactive?.[index], change)) ?? null,
});

const phaseRow = (row: PhaseRow, other: PhaseRow | null | undefined, change: Change): PhaseRow => ({
  ...row,
  importKwh: changed(row.importKwh, other?.importKwh, change),
  exportKwh: changed(row.exportKwh, other?.exportKwh, change),
});

const reactiveRow = (row: ReactiveRow, other: ReactiveRow | undefined, change: Change): ReactiveRow => ({
  ...row,
  inductiveKvarh: changed(row.inductiveKvarh, other?.inductiveKvarh, change),
  capacitiveKvarh: changed(row.capacitiveKvarh, other?.capacitiveKvarh, change),
});

/** The display shows three decimals. What has counted nothing, as the export of a load has not, shows 0 whatever happens. */
const changed = (count: number | null, other: number | null | undefined, change: Change): number | null =>
  count === null || count === 0 ? count : Math.round(change(count, other ?? 0) * 1000) / 1000;
