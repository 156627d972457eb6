// Judges readings again that are written already, of many meters with the same queries. Within the transaction that changed
// them, so that incidents are never other than their readings.
import {
  neededBeforeMicros,
  type ReadingIncident,
  type Rejudged,
  type Rejudging,
  readingKinds,
  rejudge,
  type WatchedState,
} from '@ohmstead/domain';
import { instantArray, int4Array } from '../../collections/binary-array.ts';
import { readSpans } from '../../readings/read-readings.ts';
import type { RunQuery } from '../../readings/run-query.ts';
import { microsText } from '../../storage/instants.ts';
import { changesOfMeter, type MeterIncidentChange, type RejudgeSpan } from '../alerts/incident-rows.ts';

/** How the values of meters stand behind their newest readings, as far as that was found. */
export type WatchedStates = ReadonlyMap<number, WatchedState>;

export type RejudgedSpans = {
  readonly states: WatchedStates;
  readonly changes: readonly MeterIncidentChange[];
};

export const rejudgeSpans = async (
  query: RunQuery,
  spans: readonly RejudgeSpan[],
): Promise<RejudgedSpans> => {
  const states = new Map<number, WatchedState>();
  const changes: MeterIncidentChange[] = [];
  const judged = spans.filter(({ watches }) => watches.length > 0);
  if (judged.length === 0) return { states, changes };
  const newest = await newestInstants(query, judged);
  const stored = await storedIncidents(query, judged);
  const judgings = judged.map((span, place) =>
    rejudge({
      watches: span.watches,
      span,
      newestMicros: newest[place] ?? 0,
      stored: stored.get(span.meterId) ?? [],
    }),
  );
  for (const [place, rejudged] of (await judgeTogether(query, judged, judgings)).entries()) {
    const { meterId, arrivedMicros } = judged[place] ?? { meterId: 0, arrivedMicros: null };
    if (rejudged?.state) states.set(meterId, rejudged.state);
    changes.push(...changesOfMeter(meterId, arrivedMicros, rejudged?.changes ?? []));
  }
  return { states, changes };
};

/** All ask for their next readings at once. */
const judgeTogether = async (
  query: RunQuery,
  spans: readonly RejudgeSpan[],
  judgings: readonly Rejudging[],
): Promise<(Rejudged | undefined)[]> => {
  const results: (Rejudged | undefined)[] = judgings.map(() => undefined);
  let steps = judgings.map((judging, place) => ({ place, judging, step: judging.next() }));
  for (;;) {
    const asking = steps.flatMap(({ place, judging, step }) => {
      if (!step.done) return [{ place, judging, span: step.value }];
      results[place] = step.value;
      return [];
    });
    if (asking.length === 0) return results;
    const readings = await readSpans(
      query,
      asking.map(({ place, span }) => ({ ...span, meterId: spans[place]?.meterId ?? 0 })),
    );
    steps = asking.map(({ place, judging }, index) => ({
      place,
      judging,
      step: judging.next(readings[index] ?? []),
    }));
  }
};

const newestInstants = async (query: RunQuery, spans: readonly RejudgeSpan[]): Promise<(number | null)[]> => {
  const rows = await query<{ meter_id: number; newest: number | null }>(
    {
      name: 'incidents-newest',
      text: `select latest.meter_id, ${microsText(`greatest(
        (select at from reading where reading.meter_id = latest.meter_id and reading.meter_id = any($1::int4[])
          order by at desc limit 1),
        (select to_at from reading_day where reading_day.meter_id = latest.meter_id and reading_day.meter_id = any($1::int4[])
          order by day desc limit 1))`)} as newest
      from latest_reading as latest where latest.meter_id = any($1::int4[])`,
    },
    [int4Array(spans.map(({ meterId }) => meterId))],
  );
  const newest = new Map(rows.map((row) => [row.meter_id, row.newest]));
  return spans.map(({ meterId }) => newest.get(meterId) ?? null);
};

type Row = {
  meter_id: number;
  kind: ReadingIncident['kind'];
  phase: number | null;
  started: number;
  ended: number | null;
  limit_value: number | null;
  worst: number | null;
  worst_at: number | null;
};

/** What somebody called normal stays as it is, whatever comes later. */
const storedIncidents = async (
  query: RunQuery,
  spans: readonly RejudgeSpan[],
): Promise<Map<number, ReadingIncident[]>> => {
  const rows = await query<Row>(
    {
      name: 'incidents-stored',
      text: `select incident.meter_id, kind, phase, limit_value, worst, ${microsText('started_at')} as started,
        ${microsText('ended_at')} as ended, ${microsText('worst_at')} as worst_at
      from unnest($1::int4[], $2::timestamptz[]) as wanted (meter_id, from_at)
      join incident on incident.meter_id = wanted.meter_id
      where kind = any($3::text[]) and corrected_at is null and not is_normal
        and (ended_at is null or ended_at >= from_at)
      order by started_at`,
    },
    [
      int4Array(spans.map(({ meterId }) => meterId)),
      instantArray(spans.map(({ fromMicros }) => fromMicros - neededBeforeMicros)),
      [...readingKinds],
    ],
  );
  const byMeter = new Map<number, ReadingIncident[]>();
  for (const row of rows) byMeter.set(row.meter_id, [...(byMeter.get(row.meter_id) ?? []), incidentOf(row)]);
  return byMeter;
};

const incidentOf = (row: Row): ReadingIncident => ({
  kind: row.kind,
  phase: row.phase,
  startedMicros: row.started,
  endedMicros: row.ended,
  limit: row.limit_value,
  worst: row.worst ?? 0,
  worstAtMicros: row.worst_at ?? row.started,
});
