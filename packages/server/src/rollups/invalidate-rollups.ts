// Deletes the roll-ups of a span of the past, which are computed again when next needed. Whoever changes the past calls this
// in the same transaction. The revision is raised first, in a statement of its own: that waits for a roll-up that is being
// stored at this moment, and the deletion then sees it.
import { dayMicros } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import { instantArray, int4Array, int8Array } from '../collections/binary-array.ts';
import { queryIn, queryOf, type RunQuery } from '../readings/run-query.ts';
import { dateOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import type { Database } from '../storage/schema.ts';
import { raiseRevision } from './raise-revision.ts';
import { raiseRevisions, raiseRevisionsOnly } from './raise-revisions.ts';
import { type ChangedSpan, type Touched, touchedSites } from './touched-sites.ts';

export const invalidateRollups = (
  client: Pick<pg.Pool, 'query'>,
  spans: readonly ChangedSpan[],
): Promise<void> => invalidate(queryOf(client), spans);

/** Does the same in a transaction of the query builder. */
export const invalidateRollupsIn = (
  transaction: Transaction<Database>,
  spans: readonly ChangedSpan[],
): Promise<void> => invalidate(queryIn(transaction), spans);

/** Deletes only the bills of the span: its energy stays as it is, and something else that they are made of changed. */
export const invalidateBillsOfSpanIn = async (
  transaction: Transaction<Database>,
  span: ChangedSpan,
): Promise<void> => {
  const run = queryIn(transaction);
  const touched = await touchedSites(run, [span]);
  if (touched.length === 0) return;
  await raiseRevisionsOnly(run, touched);
  await forgetBills(run, touched);
};

/** Deletes every roll-up of a site, because its zone, phase rule or meters changed. */
export const invalidateSiteIn = async (transaction: Transaction<Database>, siteId: number): Promise<void> => {
  const run = queryIn(transaction);
  await raiseRevision(transaction, siteId);
  const meters = await run<{ id: number }>({ text: 'select id from meter where site_id = $1' }, [siteId]);
  await run({ text: 'delete from meter_day where meter_id = any($1)' }, [
    int4Array(meters.map(({ id }) => id)),
  ]);
  for (const table of ['site_day', 'site_month', 'bill_period'])
    await run({ text: `delete from ${table} where site_id = $1` }, [siteId]);
};

const invalidate = async (run: RunQuery, spans: readonly ChangedSpan[]): Promise<void> => {
  if (spans.length === 0) return;
  const touched = await touchedSites(run, spans);
  if (touched.length === 0) return;
  await raiseRevisions(run, touched);
  await run({ name: 'forget-meter-days', text: forgetMeterDays }, [
    int4Array(touched.map(({ meterId }) => meterId)),
    instantArray(touched.map(({ fromMicros }) => fromMicros - dayMicros)),
    instantArray(touched.map(({ toMicros }) => toMicros)),
  ]);
  for (const table of ['site_day', 'site_month'] as const) {
    await run({ name: `forget-${table}`, text: forgetSiteSpans(table) }, [
      sitesOf(touched),
      instantArray(touched.map(({ fromMicros }) => fromMicros)),
      instantArray(touched.map(({ toMicros }) => toMicros)),
    ]);
  }
  await forgetBills(run, touched);
};

const sitesOf = (touched: readonly Touched[]): Buffer => int8Array(touched.map(({ siteId }) => siteId));

const forgetMeterDays = `
  delete from meter_day using unnest($1::int4[], $2::timestamptz[], $3::timestamptz[])
    as touched (meter_id, day_before, to_at)
  where meter_day.meter_id = touched.meter_id and meter_day.meter_id = any($1)
    and meter_day.from_at <= touched.to_at and meter_day.from_at >= touched.day_before`;

const forgetSiteSpans = (table: 'site_day' | 'site_month'): string => `
  delete from ${table} using unnest($1::int8[], $2::timestamptz[], $3::timestamptz[])
    as touched (site_id, from_at, to_at)
  where ${table}.site_id = touched.site_id and ${table}.site_id = any($1)
    and ${table}.from_at <= touched.to_at and ${table}.to_at >= touched.from_at`;

/** Bills lie in local days, which reach at most a day beyond those of UTC. */
const forgetBills = async (run: RunQuery, touched: readonly Touched[]): Promise<void> => {
  const dates = (instantOf: (one: Touched) => number, days: number): string[] =>
    touched.map((one) => dateOfUtcDay(utcDayOf(instantOf(one)) + days));
  await run({ name: 'forget-bills', text: forgetTouchedBills }, [
    sitesOf(touched),
    dates(({ fromMicros }) => fromMicros, -1),
    dates(({ toMicros }) => toMicros, 1),
  ]);
};

const forgetTouchedBills = `
  delete from bill_period using unnest($1::int8[], $2::text[], $3::text[]) as touched (site_id, from_date, to_date)
  where bill_period.site_id = touched.site_id and bill_period.site_id = any($1)
    and bill_period.from_date <= touched.to_date and bill_period.to_date >= touched.from_date`;
