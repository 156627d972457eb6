// The readings of a meter next to a span, from either tier.
import type { StoredReading } from '@ohmstead/domain';
import { instantText, microsText } from '../storage/instants.ts';
import { readSpans } from './read-readings.ts';
import type { RunQuery } from './run-query.ts';

export type Neighbours = { readonly before: StoredReading | null; readonly after: StoredReading | null };

/** Where the nearest readings may lie: a hot one's instant, a packed day's nearer end. */
const nearest = `
  select
    (select ${microsText('max(at)')} from reading where meter_id = $1 and at < ${instantText('$2')}) as hot_before,
    (select ${microsText('to_at')} from reading_day where meter_id = $1 and from_at < ${instantText('$2')}
      order by day desc limit 1) as cold_before,
    (select ${microsText('min(at)')} from reading where meter_id = $1 and at > ${instantText('$3')}) as hot_after,
    (select ${microsText('from_at')} from reading_day where meter_id = $1 and to_at > ${instantText('$3')}
      order by day limit 1) as cold_after`;

type Nearest = Record<'hot_before' | 'cold_before' | 'hot_after' | 'cold_after', number | null>;

/** Strictly before `fromMicros` and after `toMicros`. */
export const neighboursOf = async (
  run: RunQuery,
  { meterId, fromMicros, toMicros }: { meterId: number; fromMicros: number; toMicros: number },
): Promise<Neighbours> => {
  const [row] = await run<Nearest>({ text: nearest }, [meterId, fromMicros, toMicros]);
  const dayMicros = 86_400_000_000;
  const least = Math.max(row?.hot_before ?? 0, Math.min(row?.cold_before ?? 0, fromMicros - 1) - dayMicros);
  const most = Math.min(
    row?.hot_after ?? Number.POSITIVE_INFINITY,
    Math.max(row?.cold_after ?? Number.POSITIVE_INFINITY, toMicros) + dayMicros,
  );
  const [before = [], after = []] = await readSpans(run, [
    { meterId, fromMicros: least, toMicros: fromMicros },
    { meterId, fromMicros: toMicros + 1, toMicros: Number.isFinite(most) ? most + 1 : toMicros + 1 },
  ]);
  return { before: before.at(-1) ?? null, after: after[0] ?? null };
};
