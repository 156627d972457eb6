// What is there since meters are judged by something else, or goes on then, judged again. Within a transaction that has locked
// the meters.
import { type IncidentKind, readingKinds } from '@ohmstead/domain';
import { instantArray, int4Array } from '../../collections/binary-array.ts';
import type { RunQuery } from '../../readings/run-query.ts';
import type { MeterIncidentChange } from '../alerts/incident-rows.ts';
import { alertsOfRecord, type KindLimits, limitsOfRecordAt } from '../alerts/meter-alerts.ts';
import { latestMicros } from '../late/backfill-page.ts';
import { alertsRecords } from './alerts-records.ts';
import { counterChanges } from './judge-counters.ts';
import { rejudgeSpans } from './rejudge-spans.ts';
import { storedEvents } from './stored-events.ts';
import { writeIncidentChanges } from './write-changes.ts';

export type JudgedSince = {
  readonly meterId: number;
  readonly fromMicros: number;
  /** When somebody changed what it is judged by. */
  readonly changedMicros: number;
};

export const judgeSince = async (query: RunQuery, judged: readonly JudgedSince[]): Promise<void> => {
  const concerned = await concernedOf(query, judged);
  const records = await alertsRecords(query, { meterIds: concerned.map(({ meterId }) => meterId) });
  const spans = concerned.flatMap(({ meterId, fromMicros }) => {
    const record = records.get(meterId);
    if (!record) return [];
    const { watches } = alertsOfRecord(meterId, record);
    return [{ meterId, watches, fromMicros, toMicros: latestMicros, arrivedMicros: null }];
  });
  if (spans.length === 0) return;
  const { changes } = await rejudgeSpans(query, spans);
  const ofCounters = await counterChanges(query, await storedEvents(query, spans), {
    arrivedMicros: null,
    isOn: (meterId, { kind, atMicros }) => {
      const record = records.get(meterId);
      return record !== undefined && isOnAt(limitsOfRecordAt(meterId, record, atMicros), kind);
    },
  });
  const changedMicros = new Map(judged.map((one) => [one.meterId, one.changedMicros]));
  const news = changes.map((change) => asNews(change, changedMicros.get(change.meterId) ?? 0));
  await writeIncidentChanges(query, [...news, ...ofCounters]);
};

const isOnAt = ({ limits }: KindLimits, kind: IncidentKind): boolean =>
  limits.some((one) => one.kind === kind);

/** People are notified of what goes on, not of what somebody's change has ended or taken back. */
const asNews = (change: MeterIncidentChange, changedMicros: number): MeterIncidentChange =>
  change.before === null && change.after?.endedMicros === null
    ? { ...change, arrivedMicros: changedMicros }
    : change;

/** Those with readings since then, or with an incident that goes on or has ended since. */
const concernedOf = async (query: RunQuery, judged: readonly JudgedSince[]): Promise<JudgedSince[]> => {
  const since = [
    int4Array(judged.map(({ meterId }) => meterId)),
    instantArray(judged.map(({ fromMicros }) => fromMicros)),
  ];
  const read = await query<{ meter_id: number }>({ text: readSince }, since);
  const known = await query<{ meter_id: number }>({ text: knownSince }, [...since, readingKinds]);
  const ids = new Set([...read, ...known].map(({ meter_id }) => meter_id));
  return judged.filter(({ meterId }) => ids.has(meterId));
};

const judgedSpans = 'unnest($1::int4[], $2::timestamptz[]) as judged (meter_id, from_at)';

const readSince = `
  select judged.meter_id from ${judgedSpans}
  join latest_reading as latest on latest.meter_id = judged.meter_id
  where latest.meter_id = any($1) and latest.at >= judged.from_at`;

const knownSince = `
  select judged.meter_id from ${judgedSpans}
  where exists (select from incident
    where incident.meter_id = judged.meter_id and kind = any($3::text[]) and corrected_at is null
      and (ended_at is null or ended_at >= from_at))`;
