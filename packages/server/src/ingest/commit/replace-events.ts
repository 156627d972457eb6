import type pg from 'pg';
import { instantArray, int4Array } from '../../collections/binary-array.ts';
import type { EventsOfSpan } from '../meter-state/group-rows.ts';

/** Two statements, however many meters there are. */
export const replaceEvents = async (client: pg.PoolClient, spans: readonly EventsOfSpan[]): Promise<void> => {
  await client.query(
    `delete from counter_event
     using unnest($1::int4[], $2::timestamptz[], $3::timestamptz[]) as span (meter_id, from_at, to_at)
     where counter_event.meter_id = span.meter_id and counter_event.meter_id = any($1)
       and at >= from_at and at < to_at`,
    [
      int4Array(spans.map(({ meterId }) => meterId)),
      instantArray(spans.map(({ fromMicros }) => fromMicros)),
      instantArray(spans.map(({ toMicros }) => toMicros)),
    ],
  );
  const events = spans.flatMap(({ meterId, events }) => events.map((event) => ({ meterId, event })));
  if (events.length === 0) return;
  await client.query(
    `insert into counter_event (meter_id, at, register, kind, detail)
     select * from unnest($1::int4[], $2::timestamptz[], $3::int2[], $4::text[], $5::jsonb[])`,
    [
      int4Array(events.map(({ meterId }) => meterId)),
      instantArray(events.map(({ event }) => event.atMicros)),
      events.map(({ event }) => event.register),
      events.map(({ event }) => event.kind),
      events.map(({ event: { reason, sinceMicros, beforeMwh, afterMwh, bookedMwh, takesBack } }) =>
        JSON.stringify({ reason, sinceMicros, beforeMwh, afterMwh, bookedMwh, takesBack }),
      ),
    ],
  );
};
