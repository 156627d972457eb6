// Changes what meters are judged by: what held until then is kept for readings that come late, and what is there from then on,
// or goes on, is judged again. Within a transaction that has locked the meters.
import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { keepEarlier } from '../alerts/earlier-limits.ts';
import { type ChangedLimits, heldBefore } from '../alerts/held-before.ts';
import { type AlertsRecord, limitsOfRecord } from '../alerts/meter-alerts.ts';
import { alertsRecords } from './alerts-records.ts';
import { judgeSince } from './judge-since.ts';

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
  const before = await alertsRecords(trx, whichOf(of));
  const result = await change();
  const after = await alertsRecords(trx, sql`meter.id = any(${[...before.keys()]}::int4[])`);
  const changed = [...before].flatMap(([meterId, record]) => {
    const limits = changedLimits(meterId, record, after.get(meterId) ?? record);
    return limits ? [{ meterId, held: heldBefore(limits, now.getTime() * 1000) }] : [];
  });
  if (changed.length === 0) return result;
  await keepEarlier(trx, changed);
  await judgeSince(
    trx,
    changed.map(({ meterId, held: [{ untilMicros }] }) => ({ meterId, fromMicros: untilMicros })),
    now,
  );
  return result;
};

/** Null: it is judged as before. */
const changedLimits = (meterId: number, record: AlertsRecord, since: AlertsRecord): ChangedLimits | null => {
  const [before, after] = [limitsOfRecord(meterId, record), limitsOfRecord(meterId, since)];
  if (isDeepStrictEqual(before, after)) return null;
  return { before, after, lastMicros: record.earlier?.at(-1)?.untilMicros ?? 0 };
};

const whichOf = (of: ChangedMeters['of']): RawBuilder<boolean> =>
  'siteId' in of ? sql`meter.site_id = ${of.siteId}` : sql`meter.id = ${of.meterId}::int4`;
