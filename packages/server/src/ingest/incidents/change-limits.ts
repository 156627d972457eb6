// Changes what meters are judged by: what held until then is kept for readings that come late, and the meters are to be judged
// again from then on. Within a transaction that has locked the meters.
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { queryIn } from '../../readings/run-query.ts';
import type { Database } from '../../storage/schema.ts';
import { keepEarlier } from '../alerts/earlier-limits.ts';
import { type ChangedLimits, heldBefore } from '../alerts/held-before.ts';
import { type AlertsRecord, limitsOfRecord } from '../alerts/meter-alerts.ts';
import { alertsRecords, type MetersOf } from './alerts-records.ts';
import { markDue } from './due-judgements.ts';

export type ChangedMeters = { readonly of: MetersOf; readonly now: Date };

export const changeLimits = async <Result>(
  trx: Transaction<Database>,
  { of, now }: ChangedMeters,
  change: () => Promise<Result>,
): Promise<Result> => {
  const query = queryIn(trx);
  const nowMicros = now.getTime() * 1000;
  const before = await alertsRecords(query, of);
  const result = await change();
  const after = await alertsRecords(query, { meterIds: [...before.keys()] });
  const changed = [...before].flatMap(([meterId, record]) => {
    const limits = changedLimits(meterId, record, after.get(meterId) ?? record);
    return limits ? [{ meterId, held: heldBefore(limits, nowMicros) }] : [];
  });
  if (changed.length === 0) return result;
  await keepEarlier(trx, changed);
  await markDue(
    query,
    changed.map(({ meterId, held: [{ untilMicros }] }) => ({ meterId, fromMicros: untilMicros })),
    nowMicros,
  );
  return result;
};

/** Null: it is judged as before. */
const changedLimits = (meterId: number, record: AlertsRecord, since: AlertsRecord): ChangedLimits | null => {
  const [before, after] = [limitsOfRecord(meterId, record), limitsOfRecord(meterId, since)];
  if (isDeepStrictEqual(before, after)) return null;
  return { before, after, lastMicros: record.earlier?.at(-1)?.untilMicros ?? 0 };
};
