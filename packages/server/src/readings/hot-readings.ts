import type { FlatValues, StoredReading } from '@ohmstead/domain';
import { microsText } from '../storage/instants.ts';
import { type MeterSpan, spanParameters, wantedSpans } from './meter-span.ts';
import type { RunQuery } from './run-query.ts';

type HotRecord = {
  place: number;
  at: number;
  arrived_at: number;
  source: number;
  shift: number;
  import_id: number | null;
  phase_values: FlatValues['phases'];
  net_values: FlatValues['net'];
  reactive_values: FlatValues['reactive'];
};

/** A sub-select that sorts is planned by itself: one look into the index a meter. */
const hotStatement = {
  name: 'readings-hot',
  text: `select place::int4, found.*
         from ${wantedSpans}
         cross join lateral (
           select ${microsText('at')} as at, ${microsText('arrived_at')} as arrived_at, source, shift, import_id,
             phase_values, net_values, reactive_values
           from reading
           where meter_id = wanted.meter_id and meter_id = any($1) and reading.at >= wanted.from_at and reading.at < wanted.to_at
           order by reading.at
         ) as found
         order by place, at`,
};

/** The hot readings of each span, in order of time. */
export const hotReadings = async (run: RunQuery, spans: readonly MeterSpan[]): Promise<StoredReading[][]> => {
  const places: StoredReading[][] = spans.map(() => []);
  for (const row of await run<HotRecord>(hotStatement, spanParameters(spans))) {
    places[row.place - 1]?.push({
      atMicros: row.at,
      arrivedMicros: row.arrived_at,
      source: row.source,
      shift: row.shift,
      importId: row.import_id,
      values: { phases: row.phase_values, net: row.net_values, reactive: row.reactive_values },
    });
  }
  return places;
};
