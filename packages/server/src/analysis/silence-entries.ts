// When meters were silent: gaps as the ledger noted them, and the silence that still lasts.
import { type MicroSpan, minuteMicros } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import type { AbnormalEntry, Entries } from './abnormal-entry.ts';
import type { AnalysedMeter } from './analysed-meters.ts';

/** A meter cannot have as many gaps in a day. */
const mostGaps = 300;
const mostGapsOfMeter = 50;

export type GapsQuery = { readonly span: MicroSpan; readonly gapMinutes: number };

type Row = { meter_id: number; at_micros: number; since_micros: number };

/** The gaps that ended within the span. */
export const gapEntries = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { span, gapMinutes }: GapsQuery,
): Promise<Entries> => {
  const instant = (micros: number) => sql`${new Date(Math.floor(micros / 1000)).toISOString()}::timestamptz`;
  const most = Math.max(mostGaps, mostGapsOfMeter * meterIds.length);
  const { rows } = await sql<Row>`
    select meter_id, ${microsOf(sql`at`)} as at_micros, (detail ->> 'sinceMicros')::int8 as since_micros
    from counter_event
    where meter_id = any(${meterIds}::int4[]) and kind = 'gap'
      and at >= ${instant(span.fromMicros)} and at < ${instant(span.toMicros)}
      and ${microsOf(sql`at`)} - (detail ->> 'sinceMicros')::int8 >= ${Math.ceil(gapMinutes * minuteMicros)}::int8
    order by at desc limit ${most + 1}`.execute(db);
  const leftOut = rows[most];
  const horizonMicros = leftOut ? startOfUtcDay(utcDayOf(leftOut.at_micros) + 1) : null;
  return {
    entries: rows.slice(0, most).map((row) =>
      silence('gap', gapMinutes, {
        meterId: row.meter_id,
        fromMicros: row.since_micros,
        toMicros: row.at_micros,
        untilMicros: row.at_micros,
      }),
    ),
    horizonMicros,
  };
};

/** Entries for meters that are silent now; the span must reach up to now. */
export const offlineEntries = (
  meters: readonly AnalysedMeter[],
  { nowMs, offlineMinutes }: { nowMs: number; offlineMinutes: number },
): AbnormalEntry[] =>
  meters.flatMap(({ id, newestMs }) =>
    newestMs === null || nowMs - newestMs < (offlineMinutes * minuteMicros) / 1000
      ? []
      : [
          silence('offline', offlineMinutes, {
            meterId: id,
            fromMicros: newestMs * 1000,
            toMicros: null,
            untilMicros: nowMs * 1000,
          }),
        ],
  );

type Silence = Pick<AbnormalEntry, 'meterId' | 'fromMicros' | 'toMicros'> & { readonly untilMicros: number };

const silence = (
  kind: 'gap' | 'offline',
  limit: number,
  { meterId, fromMicros, toMicros, untilMicros }: Silence,
): AbnormalEntry => ({
  kind,
  meterId,
  phase: null,
  fromMicros,
  toMicros,
  events: 1,
  unit: 'minutes',
  limit,
  worst: (untilMicros - fromMicros) / minuteMicros,
  worstAtMicros: untilMicros,
});
