// The row of a meter's newest reading, from either tier.
import type { StoredReading } from '@ohmstead/domain';
import { instantText } from '../storage/instants.ts';
import { meterBounds } from './meter-span.ts';
import { readSpans } from './read-readings.ts';
import type { RunQuery } from './run-query.ts';

const upsert = `
  insert into latest_reading as old
    (meter_id, at, arrived_at, phase_values, net_values, reactive_values, interval_seconds)
  values ($1, ${instantText('$2')},
    ${instantText('$3')}, $4::float8[], $5::float8[], $6::float8[], $7::float8)
  on conflict (meter_id) do update set at = excluded.at, arrived_at = excluded.arrived_at,
    phase_values = excluded.phase_values, net_values = excluded.net_values,
    reactive_values = excluded.reactive_values,
    interval_seconds = coalesce(excluded.interval_seconds, old.interval_seconds)`;

/** Its version stays. */
const empty = `update latest_reading set at = null, arrived_at = null, phase_values = null, net_values = null,
  reactive_values = null, interval_seconds = null where meter_id = $1`;

/** An interval that is null stays as it was. */
export const writeLatest = async (
  run: RunQuery,
  meterId: number,
  { reading, intervalSeconds }: { readonly reading: StoredReading; readonly intervalSeconds: number | null },
): Promise<void> => {
  const { atMicros, arrivedMicros, values } = reading;
  const { phases, net, reactive } = values;
  await run({ text: upsert }, [meterId, atMicros, arrivedMicros, phases, net, reactive, intervalSeconds]);
};

/** After readings were taken out. */
export const renewLatest = async (run: RunQuery, meterId: number): Promise<void> => {
  const bounds = await meterBounds(run, meterId);
  if (bounds === null) {
    await run({ text: empty }, [meterId]);
    return;
  }
  const { toMicros: newest } = bounds;
  const [found] = await readSpans(run, [{ meterId, fromMicros: newest, toMicros: newest + 1 }]);
  const reading = found?.[0];
  if (reading) await writeLatest(run, meterId, { reading, intervalSeconds: null });
};
