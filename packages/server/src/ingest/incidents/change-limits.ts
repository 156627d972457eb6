// Changes what meters are judged by, from now on: what held until now is kept for readings that come late, and what is there
// from now on, or goes on, is judged again. Within a transaction that has locked the meters.
import { readingKinds } from '@ohmstead/domain';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { queryIn } from '../../readings/run-query.ts';
import type { Database } from '../../storage/schema.ts';
import { keepEarlier } from '../alerts/earlier-limits.ts';
import {
  type AlertsRecord,
  alertsColumn,
  alertsOfRecord,
  type KindLimits,
  limitsOfRecord,
} from '../alerts/meter-alerts.ts';
import { latestMicros } from '../late/backfill-page.ts';
import { counterChanges } from './judge-counters.ts';
import { rejudgeSpans } from './rejudge-spans.ts';
import { storedEvents } from './stored-events.ts';
import { writeIncidentChanges } from './write-changes.ts';

type Trx = Transaction<Database>;

export type ChangedMeters = {
  readonly of: { readonly siteId: number } | { readonly meterId: number };
  readonly now: Date;
};

export const changeLimits = async <Result>(
  trx: Trx,
  { of, now }: ChangedMeters,
  change: () => Promise<Result>,
): Promise<Result> => {
  const which =
    'siteId' in of
      ? sql<boolean>`meter.site_id = ${of.siteId}`
      : sql<boolean>`meter.id = ${of.meterId}::int4`;
  const before = limitsOf(await recordsOf(trx, which));
  const result = await change();
  const ids = [...before.keys()];
  const after = limitsOf(await recordsOf(trx, sql<boolean>`meter.id = any(${ids}::int4[])`));
  const changed = [...after].flatMap(([meterId, then]) => {
    const held = before.get(meterId);
    return held && JSON.stringify(held) !== JSON.stringify(then) ? [{ meterId, ...held }] : [];
  });
  if (changed.length === 0) return result;
  await keepEarlier(trx, changed, now);
  await judgeFrom(
    trx,
    changed.map(({ meterId }) => meterId),
    now,
  );
  return result;
};

const recordsOf = async (
  trx: Trx,
  which: RawBuilder<boolean>,
): Promise<ReadonlyMap<number, AlertsRecord>> => {
  const rows = await trx
    .selectFrom('meter')
    .select(['id', alertsColumn.as('alerts')])
    .where(which)
    .execute();
  return new Map(rows.map(({ id, alerts }) => [id, alerts]));
};

const limitsOf = (records: ReadonlyMap<number, AlertsRecord>): Map<number, KindLimits> =>
  new Map([...records].map(([id, record]) => [id, limitsOfRecord(id, record)]));

/** Nobody is notified of what a person has changed. */
const judgeFrom = async (trx: Trx, meterIds: readonly number[], now: Date): Promise<void> => {
  const records = await recordsOf(trx, goOnAfter(meterIds, now));
  const spans = [...records].map(([meterId, record]) => ({
    meterId,
    watches: alertsOfRecord(meterId, record).watches,
    fromMicros: now.getTime() * 1000,
    toMicros: latestMicros,
    arrivedMicros: null,
  }));
  if (spans.length === 0) return;
  const query = queryIn(trx);
  const { changes } = await rejudgeSpans(query, spans);
  const limits = limitsOf(records);
  const ofCounters = await counterChanges(query, await storedEvents(query, spans), {
    arrivedMicros: null,
    isOn: (meterId, kind) => limits.get(meterId)?.limits.some((one) => one.kind === kind) ?? false,
  });
  await writeIncidentChanges(query, [...changes, ...ofCounters]);
};

/** Those with an incident that goes on, or with readings of a clock that is ahead. */
const goOnAfter = (meterIds: readonly number[], now: Date): RawBuilder<boolean> => sql<boolean>`
  meter.id = any(${meterIds}::int4[]) and (
    exists (select from latest_reading where latest_reading.meter_id = meter.id and at >= ${now})
    or exists (select from incident where incident.meter_id = meter.id and kind = any(${readingKinds}::text[])
      and ended_at is null and corrected_at is null))`;
