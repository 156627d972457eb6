import type { ImportItem, ImportOutcome } from '@ohmstead/contract';
import type { ImportEnd } from '../../imports/import-order.ts';
import type { ListedImport } from '../../imports/import-store.ts';
import type { ImportRuns } from '../../imports/runs/import-runs.ts';

const iso = (micros: number | null): string | null =>
  micros === null ? null : new Date(micros / 1000).toISOString();

export const presentOutcome = ({
  importId,
  result,
  outlook,
}: ImportEnd & { kind: 'done' }): ImportOutcome => ({
  importId,
  dryRun: importId === null,
  rows: result.rows,
  readings: result.readings,
  duplicates: result.duplicates,
  refusedRows: result.refusedRows,
  refused: [...result.refused].sort((a, b) => a.line - b.line),
  from: iso(result.fromMicros),
  to: iso(result.toMicros),
  holds: result.facts.holds,
  ...outlook,
});

/** One that is not under way has ended, whatever could be noted of it. */
export const presentImport = (
  row: ListedImport,
  runs: Pick<ImportRuns, 'isUnderWay' | 'shareOf'>,
): ImportItem => ({
  id: row.id,
  state:
    row.state === 'running' && !row.is_held && !runs.isUnderWay(row.meter_id, row.id) ? 'broken' : row.state,
  format: row.format,
  share: runs.shareOf(row.meter_id, row.id),
  refusal: row.refusal,
  holds: row.holds,
  createdAt: row.created_at.toISOString(),
  rows: row.rows,
  readings: row.readings,
  duplicates: row.duplicates,
  refusedRows: row.refused,
  from: row.from_at?.toISOString() ?? null,
  to: row.to_at?.toISOString() ?? null,
});
