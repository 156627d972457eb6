// How much of a span a meter's register reads cover: the rule of domain's energyBetween, computed in the
// database, since a month has thousands of reads.
import { type Coverage, formatInstantMicros, gapMicros } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type MeterSpan = { readonly meterId: number; readonly fromMicros: number; readonly toMicros: number };

type CoverageRow = { known: number; measured: number };

/** In the order of the spans. */
export const coverageOfSpans = async (
  db: Kysely<Database>,
  spans: readonly MeterSpan[],
): Promise<Coverage[]> => {
  const { rows } = await sql<CoverageRow>`
    select coalesce(sums.known, 0) as known, coalesce(sums.measured, 0) as measured
    from (select meter_id, from_at, to_at, place, date_part('epoch', to_at - from_at) as length
      from unnest(${spans.map(({ meterId }) => meterId)}::integer[],
                  ${spans.map(({ fromMicros }) => formatInstantMicros(fromMicros))}::timestamptz[],
                  ${spans.map(({ toMicros }) => formatInstantMicros(toMicros))}::timestamptz[])
        with ordinality as asked (meter_id, from_at, to_at, place)) span
    cross join lateral (
      select sum(greatest(0, least(last, length) - greatest(previous, 0))) as known,
             sum(case when is_steady and first - previous <= ${gapMicros / 1_000_000}::float8
                      then greatest(0, least(last, length) - greatest(previous, 0))
                      when is_steady then greatest(0, least(last, length) - greatest(first, 0))
                      else 0 end) as measured
      from (${readsOfSpan}) reads) sums
    order by span.place`.execute(db);
  return rows.map((row, index) => shares(row, spans[index]));
};

/** Seconds since the span's start: of the slot's first and last read, and of the last one before them. */
const readsOfSpan = sql`
  select first, last, is_steady, coalesce(lag(last) over (order by slot), first) as previous
  from (
    select slot, not (estimated or undecided) as is_steady,
           date_part('epoch', first_at - span.from_at) as first,
           date_part('epoch', last_at - span.from_at) as last
    from register_slot
    where meter_id = span.meter_id
      and slot >= coalesce((select max(b.slot) from register_slot b
            where b.meter_id = span.meter_id and b.slot <= span.from_at and b.first_at <= span.from_at),
          span.from_at - interval '15 minutes')
      and slot <= coalesce((select min(a.slot) from register_slot a
            where a.meter_id = span.meter_id and a.slot > span.to_at - interval '15 minutes'
              and a.last_at >= span.to_at),
          span.to_at)) slots`;

const shares = ({ known, measured }: CoverageRow, span: MeterSpan | undefined): Coverage => {
  const seconds = span ? (span.toMicros - span.fromMicros) / 1_000_000 : 0;
  if (seconds <= 0) return { measured: 0, estimated: 0, missing: 1 };
  return {
    measured: Math.min(1, measured / seconds),
    estimated: Math.max(0, known - measured) / seconds,
    missing: Math.max(0, 1 - known / seconds),
  };
};
