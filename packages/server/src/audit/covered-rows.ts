// Judgements about time of which intervals say what passed: what they book is not counted.
import { joinSpans, type MicroSpan, spansOutside } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import type { Database } from '../storage/schema.ts';
import { type AuditRow, isCounterDetail } from './audit-rows.ts';

export const withCovered = async (
  db: Kysely<Database>,
  meterId: number,
  rows: readonly AuditRow[],
): Promise<AuditRow[]> => {
  const spans = rows.flatMap((row) => spanOf(row) ?? []);
  if (spans.length === 0) return [...rows];
  const intervals = (await readIntervals(db, [meterId], hullOf(spans))).get(meterId);
  if (!intervals) return [...rows];
  const covers = [joinSpans(intervals.imported), joinSpans(intervals.exported)];
  return rows.map((row) => {
    const span = spanOf(row);
    const isCovered = span !== null && spansOutside([span], covers[row.register % 2] ?? []).length === 0;
    return isCovered ? { ...row, isCovered } : row;
  });
};

/** From the last believed count to the one that was judged. */
const spanOf = ({ register, detail, atMicros }: AuditRow): MicroSpan | null =>
  register >= 0 && isCounterDetail(detail)
    ? { fromMicros: Math.min(detail.sinceMicros, atMicros - 1), toMicros: atMicros }
    : null;

const hullOf = (spans: readonly MicroSpan[]) => ({
  fromMs: Math.floor(Math.min(...spans.map(({ fromMicros }) => fromMicros)) / 1000),
  toMs: Math.ceil(Math.max(...spans.map(({ toMicros }) => toMicros)) / 1000),
});
