// How much of a span a meter's register reads cover: the rule of domain's energyBetween, computed in the
// database, since a month has thousands of reads.
import { type Coverage, formatInstantMicros, gapMicros } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

export type MeterSpan = { readonly meterId: number; readonly fromMicros: number; readonly toMicros: number };

type CoverageRow = { measured: number; estimated: number };

/** In the order of the spans. */
export const coverageOfSpans = async (
  db: Kysely<Database>,
  spans: readonly MeterSpan[],
): Promise<Coverage[]> => {
  const { rows } = await sql<CoverageRow>`
    select coalesce(c.measured, 0)::float8 as measured, coalesce(c.estimated, 0)::float8 as estimated
    from unnest(${spans.map(({ meterId }) => meterId)}::integer[],
                ${spans.map(({ fromMicros }) => formatInstantMicros(fromMicros))}::timestamptz[],
                ${spans.map(({ toMicros }) => formatInstantMicros(toMicros))}::timestamptz[])
      with ordinality as span (meter_id, from_at, to_at, place)
    cross join lateral (
      select sum(seconds) filter (where is_measured) as measured,
             sum(seconds) filter (where not is_measured) as estimated
      from (
        select date_part('epoch', least(part.to_at, span.to_at) - greatest(part.from_at, span.from_at)) as seconds,
               part.is_measured
        from (
          select coalesce(lag(last_at) over (order by slot), first_at) as previous, first_at, last_at,
                 not (estimated or undecided) as is_steady
          from register_slot
          where meter_id = span.meter_id
            and slot >= coalesce((select max(b.slot) from register_slot b
                  where b.meter_id = span.meter_id and b.slot <= span.from_at and b.first_at <= span.from_at),
                span.from_at - interval '15 minutes')
            and slot <= coalesce((select min(a.slot) from register_slot a
                  where a.meter_id = span.meter_id and a.slot > span.to_at - interval '15 minutes'
                    and a.last_at >= span.to_at),
                span.to_at)) read
        cross join lateral (values
          (read.previous, read.first_at,
           read.is_steady and read.first_at - read.previous <= ${gapMicros}::bigint * interval '1 microsecond'),
          (read.first_at, read.last_at, read.is_steady)) as part (from_at, to_at, is_measured)
        where part.to_at > span.from_at and part.from_at < span.to_at) parts) c
    order by span.place`.execute(db);
  return rows.map((row, index) => shares(row, spans[index]));
};

const shares = ({ measured, estimated }: CoverageRow, span: MeterSpan | undefined): Coverage => {
  const seconds = span ? (span.toMicros - span.fromMicros) / 1_000_000 : 0;
  if (seconds <= 0) return { measured: 0, estimated: 0, missing: 1 };
  const known = { measured: measured / seconds, estimated: estimated / seconds };
  return { ...known, missing: Math.max(0, 1 - known.measured - known.estimated) };
};
