// Readings whose device's clock cannot be believed. They are answered with their code and kept apart for whoever
// owns the meter: never guessed. So many a meter; a clock that stays wrong sends no more that could be of use.

import type { FlatValues } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { BoundedMap } from '../../collections/bounded-map.ts';
import type { Log } from '../../log/log.ts';
import { instantOf } from '../../storage/instants.ts';
import type { QuarantinedReading } from '../../storage/schema/audit.ts';
import type { Database } from '../../storage/schema.ts';

export type RejectedReading = {
  readonly meterId: number;
  readonly arrivedMicros: number;
  readonly claimedTime: string;
  readonly reason: QuarantinedReading['reason'];
  readonly values: FlatValues;
};

export type Quarantine = { note(reading: RejectedReading): Promise<void> };

const mostWaiting = 500;
const longestTime = 64;
const mostMeters = 10_000;
/** A meter found full is not asked about again for so long. */
const fullForMicros = 3_600_000_000;

export const openQuarantine = (db: Kysely<Database>, log: Log): Quarantine => {
  const fullSince = new BoundedMap<number, number>(mostMeters);
  return {
    note: async (reading) => {
      const { meterId, arrivedMicros } = reading;
      if (isFullAt(fullSince.get(meterId), arrivedMicros)) return;
      try {
        if (!(await addRow(db, reading))) fullSince.set(meterId, arrivedMicros);
      } catch (error) {
        // The device is refused its reading either way.
        log.warn({ err: error, meterId }, 'A reading of doubtful time could not be kept.');
      }
    },
  };
};

/** Not by a clock that was ahead. */
const isFullAt = (sinceMicros: number | undefined, nowMicros: number): boolean =>
  sinceMicros !== undefined && Math.abs(nowMicros - sinceMicros) < fullForMicros;

const replacement = '\uFFFD';

/** PostgreSQL's texts hold neither the character U+0000 nor half of a surrogate pair. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', replacement);

/** False when the meter has as many as may be. A reading that is there already is not added again. */
const addRow = async (db: Kysely<Database>, reading: RejectedReading): Promise<boolean> => {
  const { values, meterId } = reading;
  const claimed = storable(reading.claimedTime.slice(0, longestTime));
  const { rows } = await sql<{ waiting: number }>`
    with waiting as (
      select count(*) as count, coalesce(bool_or(claimed_time = ${claimed}
        and phase_values = ${[...values.phases]}::float8[]), false) as is_known
      from quarantined_reading where meter_id = ${meterId} and outcome is null
    ), added as (
      insert into quarantined_reading
        (meter_id, arrived_at, claimed_time, reason, phase_values, net_values, reactive_values)
      select ${meterId}, ${instantOf(reading.arrivedMicros)}, ${claimed}, ${reading.reason},
        ${[...values.phases]}::float8[], ${values.net && [...values.net]}::float8[],
        ${values.reactive && [...values.reactive]}::float8[]
      from waiting where count < ${mostWaiting} and not is_known
      on conflict do nothing
    )
    select count as waiting from waiting`.execute(db);
  return (rows[0]?.waiting ?? 0) < mostWaiting;
};
