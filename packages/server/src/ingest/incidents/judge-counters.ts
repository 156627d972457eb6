// What the counter engine found in some spans, as incidents, in place of those that came of what it had found before.
import { type CounterIncident, counterIncidents, type IncidentFact } from '@ohmstead/domain';
import { type MeterSpan, spanParameters, wantedSpans } from '../../readings/meter-span.ts';
import type { RunQuery } from '../../readings/run-query.ts';
import { microsText } from '../../storage/instants.ts';
import type { MeterIncident, MeterIncidentChange } from '../alerts/incident-rows.ts';
import type { EventsOfSpan } from '../meter-state/group-rows.ts';

type IsOn = (meterId: number, incident: CounterIncident) => boolean;

/** Of a kind that was off then none is written; by default no stored one is taken to be of such a kind. */
export const counterChanges = async (
  query: RunQuery,
  spans: readonly EventsOfSpan[],
  { arrivedMicros, isOn = () => true }: { readonly arrivedMicros: number | null; readonly isOn?: IsOn },
): Promise<MeterIncidentChange[]> => {
  if (spans.length === 0) return [];
  const left = await leftSegments(query, spans);
  const before = await storedOf(query, [...spans, ...left]);
  const taken = new Set(left.map(instantKey));
  const found = spans
    .flatMap(({ meterId, events }) =>
      counterIncidents(events)
        .filter((incident) => isOn(meterId, incident))
        .map((incident) => ({ meterId, incident: incidentOf(incident) })),
    )
    .filter(
      ({ meterId, incident }) => !taken.has(instantKey({ meterId, fromMicros: incident.startedMicros })),
    );
  const isSame = (a: Placed, b: Placed): boolean =>
    a.meterId === b.meterId &&
    a.incident.kind === b.incident.kind &&
    a.incident.startedMicros === b.incident.startedMicros;
  const gone = before.filter((one) => !found.some((other) => isSame(one, other)));
  return [
    ...gone.map(({ meterId, incident }) => ({ meterId, arrivedMicros, before: incident, after: null })),
    ...found.flatMap((one) => {
      const known = before.find((other) => isSame(one, other))?.incident ?? null;
      const { meterId, incident: after } = one;
      return known && areAlike(known, after) ? [] : [{ meterId, arrivedMicros, before: known, after }];
    }),
  ];
};

/** A late read may come to be the one before. */
const areAlike = (one: MeterIncident, other: MeterIncident): boolean =>
  (one.facts ?? []).every(({ fact, value }) =>
    other.facts?.some((same) => same.fact === fact && same.value === value),
  );

const instantKey = ({ meterId, fromMicros }: Pick<MeterSpan, 'meterId' | 'fromMicros'>): string =>
  `${meterId} ${fromMicros}`;

/** The reads that left a segment which is back now: the messages about them are corrected. */
const leftSegments = async (query: RunQuery, spans: readonly EventsOfSpan[]): Promise<MeterSpan[]> => {
  if (!spans.some(({ events }) => events.some(({ kind }) => kind !== 'gap'))) return [];
  const rows = await query<{ meter_id: number; left_at: number }>(
    {
      name: 'incidents-left-segments',
      text: `select distinct event.meter_id, (taken ->> 'fromMicros')::int8 as left_at
      from ${wantedSpans}
      join counter_event as event on event.meter_id = wanted.meter_id
        and event.at >= wanted.from_at and event.at < wanted.to_at + interval '36 days',
      jsonb_array_elements(detail -> 'takesBack') as taken
      where event.meter_id = any($1) and detail ? 'takesBack' and event.kind = 'return'`,
    },
    spanParameters(spans),
  );
  return rows.map(({ meter_id, left_at }) => ({
    meterId: meter_id,
    fromMicros: left_at,
    toMicros: left_at + 1,
  }));
};

type Placed = { readonly meterId: number; readonly incident: MeterIncident };

/** Over as soon as it has happened. */
const incidentOf = ({ kind, atMicros, beforeKwh, afterKwh }: CounterIncident): MeterIncident => ({
  kind,
  phase: null,
  startedMicros: atMicros,
  endedMicros: atMicros,
  limit: null,
  worst: afterKwh,
  worstAtMicros: atMicros,
  facts: [
    { fact: 'before', value: beforeKwh },
    { fact: 'after', value: afterKwh },
  ],
});

type Row = {
  meter_id: number;
  kind: CounterIncident['kind'];
  started: number;
  before: number | null;
  after: number | null;
};

const storedOf = async (query: RunQuery, spans: readonly MeterSpan[]): Promise<Placed[]> => {
  const rows = await query<Row>(
    {
      name: 'incidents-of-counters',
      text: `select distinct incident.meter_id, kind, ${microsText('started_at')} as started,
        ${factText('before')} as before, ${factText('after')} as after
      from ${wantedSpans}
      join incident on incident.meter_id = wanted.meter_id
      where kind in ('counterJudged', 'meterReplaced') and corrected_at is null
        and started_at >= wanted.from_at and started_at < wanted.to_at`,
    },
    spanParameters(spans),
  );
  return rows.map(({ meter_id, kind, started, before, after }) => ({
    meterId: meter_id,
    incident: incidentOf({ kind, atMicros: started, beforeKwh: before ?? 0, afterKwh: after ?? 0 }),
  }));
};

const factText = (fact: IncidentFact): string =>
  `(jsonb_path_query_first(facts, '$[*] ? (@.fact == "${fact}").value') #>> '{}')::float8`;
