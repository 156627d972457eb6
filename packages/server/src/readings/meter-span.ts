import type { MicroSpan } from '@ohmstead/domain';
import { instantArray, int4Array } from '../collections/binary-array.ts';
import { microsText } from '../storage/instants.ts';
import type { RunQuery } from './run-query.ts';

export type MeterSpan = MicroSpan & { readonly meterId: number };

/** Spans as a table; `place` counts them from 1. */
export const wantedSpans = `unnest($1::int4[], $2::timestamptz[], $3::timestamptz[])
  with ordinality as wanted (meter_id, from_at, to_at, place)`;

export const spanParameters = (spans: readonly MeterSpan[]): Buffer[] => [
  int4Array(spans.map(({ meterId }) => meterId)),
  instantArray(spans.map(({ fromMicros }) => fromMicros)),
  instantArray(spans.map(({ toMicros }) => toMicros)),
];

const bounds = {
  name: 'readings-bounds',
  text: `select
    ${microsText(`least(
      (select at from reading where meter_id = $1 order by at limit 1),
      (select from_at from reading_day where meter_id = $1 order by day limit 1))`)} as first,
    ${microsText(`greatest(
      (select at from reading where meter_id = $1 order by at desc limit 1),
      (select to_at from reading_day where meter_id = $1 order by day desc limit 1))`)} as last
    from latest_reading where meter_id = $1`,
};

/** Instants of a meter's first and last reading in either tier; null when it has none. */
export const meterBounds = async (run: RunQuery, meterId: number): Promise<MicroSpan | null> => {
  const [row] = await run<{ first: number | null; last: number | null }>(bounds, [meterId]);
  return row?.first == null || row.last === null ? null : { fromMicros: row.first, toMicros: row.last };
};
