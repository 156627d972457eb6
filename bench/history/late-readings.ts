// Readings that a gateway kept while the network was away, as lines of an uploadbatch.
import { type ShownRow, shownColumns } from './meter-rows.ts';

export type LateReading = { readonly SN: string; readonly time: string; readonly Datas: number[][] };

export const lateReading = (sn: string, ms: number, rows: readonly ShownRow[]): LateReading => ({
  SN: sn,
  time: new Date(ms).toISOString(),
  Datas: rows.map((row) => shownColumns.map(([column, decimals]) => row[column] / 10 ** decimals)),
});
