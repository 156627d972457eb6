// What is there since meters are judged by something else, or goes on then, judged again. Within the transaction of the change.
import { type IncidentKind, readingKinds } from '@ohmstead/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { queryIn } from '../../readings/run-query.ts';
import { instantOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';
import type { MeterIncidentChange } from '../alerts/incident-rows.ts';
import { alertsOfRecord, type KindLimits, limitsOfRecordAt } from '../alerts/meter-alerts.ts';
import { latestMicros } from '../late/backfill-page.ts';
import { alertsRecords } from './alerts-records.ts';
import { counterChanges } from './judge-counters.ts';
import { rejudgeSpans } from './rejudge-spans.ts';
import { storedEvents } from './stored-events.ts';
import { writeIncidentChanges } from './write-changes.ts';

export type JudgedSince = { readonly meterId: number; readonly fromMicros: number };

export const judgeSince = async (
  trx: Transaction<Database>,
  judged: readonly JudgedSince[],
  now: Date,
): Promise<void> => {
  const records = await alertsRecords(trx, concernedOf(judged));
  const spans = judged.flatMap(({ meterId, fromMicros }) => {
    const record = records.get(meterId);
    if (!record) return [];
    const { watches } = alertsOfRecord(meterId, record);
    return [{ meterId, watches, fromMicros, toMicros: latestMicros, arrivedMicros: null }];
  });
  if (spans.length === 0) return;
  const query = queryIn(trx);
  const { changes } = await rejudgeSpans(query, spans);
  const ofCounters = await counterChanges(query, await storedEvents(query, spans), {
    arrivedMicros: null,
    isOn: (meterId, { kind, atMicros }) => {
      const record = records.get(meterId);
      return record !== undefined && isOnAt(limitsOfRecordAt(meterId, record, atMicros), kind);
    },
  });
  await writeIncidentChanges(query, [...changes.map((change) => asNews(change, now)), ...ofCounters]);
};

const isOnAt = ({ limits }: KindLimits, kind: IncidentKind): boolean =>
  limits.some((one) => one.kind === kind);

/** People are notified of what goes on, not of what somebody's change has ended or taken back. */
const asNews = (change: MeterIncidentChange, now: Date): MeterIncidentChange =>
  change.before === null && change.after?.endedMicros === null
    ? { ...change, arrivedMicros: now.getTime() * 1000 }
    : change;

/** Those with readings since then, or with an incident that goes on or has ended since. */
const concernedOf = (judged: readonly JudgedSince[]): RawBuilder<boolean> => {
  const ids = judged.map(({ meterId }) => meterId);
  const froms = judged.map(({ fromMicros }) => fromMicros);
  return sql<boolean>`exists (
    select from unnest(${ids}::int4[], ${froms}::int8[]) as judged (meter_id, from_micros)
    cross join lateral (select ${instantOf(sql.ref('judged.from_micros'))} as from_at) as since
    where judged.meter_id = meter.id and (
      exists (select from latest_reading where latest_reading.meter_id = meter.id and at >= from_at)
      or exists (select from incident
        where incident.meter_id = meter.id and kind = any(${readingKinds}::text[]) and corrected_at is null
          and (ended_at is null or ended_at >= from_at))))`;
};
