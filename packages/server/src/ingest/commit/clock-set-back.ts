import type pg from 'pg';
import { smallStepMicros } from '../../clock/clock.ts';
import { instantArray, int4Array } from '../../collections/binary-array.ts';
import { mostAheadMicros } from '../admission/reading-instant.ts';
import type { IncomingReading } from '../incoming-reading.ts';
import { type ClockSetBack, sources } from '../meter-state/group-rows.ts';
import type { MeterState } from '../meter-state/meter-state.ts';

const none: readonly ClockSetBack[] = [];

/**
 * Of one meter's readings in the order in which they came, which is that of the clock unless it is set back. A reading
 * with a time of its own may wait longer than others: it shows only that the clock once said as much as its newest
 * reading needs to be believed.
 */
export const clockSetBacksOf = (
  { newestMicros, arrivedMicros }: MeterState,
  pending: readonly IncomingReading[],
): readonly ClockSetBack[] => {
  let found = none;
  let believedMicros = (newestMicros ?? 0) - mostAheadMicros;
  let lastMicros = arrivedMicros ?? 0;
  for (const { meter, source, arrivedMicros: atMicros } of pending) {
    if (source === sources.import) continue;
    const isArrival = source === sources.arrival;
    const beforeMicros = isArrival ? Math.max(lastMicros, believedMicros) : believedMicros;
    if (atMicros < beforeMicros - smallStepMicros) {
      found = [...found, { meterId: meter.id, atMicros, beforeMicros }];
      believedMicros = atMicros;
      lastMicros = atMicros;
    }
    if (isArrival) lastMicros = atMicros;
  }
  return found;
};

export const noteClockSetBacks = async (
  client: pg.PoolClient,
  setBacks: readonly ClockSetBack[],
): Promise<void> => {
  await client.query(
    `insert into clock_set_back (meter_id, at, before)
     select * from unnest($1::int4[], $2::timestamptz[], $3::timestamptz[])
     on conflict do nothing`,
    [
      int4Array(setBacks.map(({ meterId }) => meterId)),
      instantArray(setBacks.map(({ atMicros }) => atMicros)),
      instantArray(setBacks.map(({ beforeMicros }) => beforeMicros)),
    ],
  );
};
