// What the database says of a meter and of the time in which something is known of it.
import {
  inverterOrientation,
  type LocalSpan,
  type MicroSpan,
  type Orientation,
  phaseTotals,
  registersOf,
  type UseType,
} from '@ohmstead/domain';
import { sql } from 'kysely';
import { readingOf } from '../readings/reading-row.ts';
import { microsOf } from '../storage/instants.ts';
import type { MeterPart } from '../storage/schema/sites.ts';

export const intervalColumns = [
  microsOf(sql.ref('intervals_from')).as('intervals_from'),
  microsOf(sql.ref('intervals_to')).as('intervals_to'),
  'interval_import_mwh',
  'interval_export_mwh',
] as const;

export type MeterRow = {
  readonly id: number;
  readonly site_id: number;
  readonly use_type: UseType;
  readonly parts: readonly MeterPart[] | null;
  /** The latest reading. */
  readonly at: Date | null;
  readonly at_micros: number | null;
  readonly phase_values: readonly (number | null)[] | null;
  readonly interval_seconds: number | null;
  readonly first_at: Date | null;
  readonly intervals_from: number | null;
  readonly intervals_to: number | null;
  readonly interval_import_mwh: number | null;
  readonly interval_export_mwh: number | null;
};

/** Of readings and intervals together; null where there are neither. */
export const knownSpanOf = (row: MeterRow): LocalSpan | null => {
  const spans: LocalSpan[] = [];
  const intervals = intervalSpanOf(row);
  if (row.at && row.first_at) spans.push({ fromMs: row.first_at.getTime(), toMs: row.at.getTime() });
  if (intervals)
    spans.push({
      fromMs: Math.floor(intervals.fromMicros / 1000),
      toMs: Math.floor(intervals.toMicros / 1000),
    });
  if (spans.length === 0) return null;
  return {
    fromMs: Math.min(...spans.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...spans.map(({ toMs }) => toMs)),
  };
};

export const intervalSpanOf = ({ intervals_from, intervals_to }: MeterRow): MicroSpan | null =>
  intervals_from === null || intervals_to === null
    ? null
    : { fromMicros: intervals_from, toMicros: intervals_to };

/** A meter without counters has only its intervals to say it. */
export const orientationOf = ({
  phase_values,
  interval_import_mwh,
  interval_export_mwh,
}: MeterRow): Orientation => {
  const reading = readingOf(0, { phases: phase_values ?? [], net: null, reactive: null });
  const { importMwh, exportMwh } = phaseTotals(registersOf(reading));
  if (importMwh === null && exportMwh === null)
    return inverterOrientation(interval_import_mwh, interval_export_mwh);
  return inverterOrientation(importMwh, exportMwh);
};
