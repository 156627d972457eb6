// Deletes the roll-ups of a span of the past, which are computed again when next needed. Whoever changes the past calls this
// in the same transaction. The revision is raised first, in a statement of its own: that waits for a roll-up that is being
// stored at this moment, and the deletion then sees it. What a revision touched is noted with it, so that a roll-up begun
// before the change can still be stored where nothing was touched (see still-true.ts).
import { CompiledQuery, type Transaction } from 'kysely';
import type pg from 'pg';
import { instantText } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

/** Somewhere within the span a meter's counts changed: it goes from the read before the first change to the last change. */
export type ChangedSpan = {
  readonly meterId: number;
  readonly fromMicros: number;
  readonly toMicros: number;
};

type Statement = { readonly name?: string; readonly text: string; readonly values: unknown[] };

export const invalidateRollups = async (
  client: Pick<pg.ClientBase, 'query'>,
  spans: readonly ChangedSpan[],
): Promise<void> => {
  for (const statement of statementsFor(spans)) await client.query(statement);
};

/** Does the same in a transaction of the query builder. */
export const invalidateRollupsIn = async (
  transaction: Transaction<Database>,
  spans: readonly ChangedSpan[],
): Promise<void> => {
  for (const { text, values } of statementsFor(spans)) {
    await transaction.executeQuery(CompiledQuery.raw(text, values));
  }
};

/** Deletes only the bills of the span: its energy stays as it is, and something else that they are made of changed. */
export const invalidateBillsOfSpanIn = async (
  transaction: Transaction<Database>,
  span: ChangedSpan,
): Promise<void> => {
  const values = [[span.meterId], [span.fromMicros], [span.toMicros]];
  for (const text of [raiseRevisionsOnly, deleteBills])
    await transaction.executeQuery(CompiledQuery.raw(text, values));
};

/** Deletes every roll-up of a site, because its zone, phase rule or meters changed. */
export const invalidateSiteIn = async (transaction: Transaction<Database>, siteId: number): Promise<void> => {
  for (const { text, values } of statementsForSite(siteId)) {
    await transaction.executeQuery(CompiledQuery.raw(text, values));
  }
};

const statementsFor = (spans: readonly ChangedSpan[]): Statement[] => {
  if (spans.length === 0) return [];
  const values = [
    spans.map(({ meterId }) => meterId),
    spans.map(({ fromMicros }) => fromMicros),
    spans.map(({ toMicros }) => toMicros),
  ];
  return [
    { name: 'raise-revisions', text: raiseRevisions, values },
    { name: 'invalidate-spans', text: deleteSpans, values },
  ];
};

const raise = `on conflict (site_id) do update set revision = site_revision.revision + 1`;

const touchedSites = `
  span as (
    select meter_id, ${instantText('from_micros')} as from_at, ${instantText('to_micros')} as to_at
    from unnest($1::int4[], $2::int8[], $3::int8[]) as input (meter_id, from_micros, to_micros)
  ), touched as materialized (
    select meter.id as meter_id, meter.site_id, span.from_at, span.to_at
    from span join meter on meter.id = span.meter_id
    union
    select meter.id, meter.site_id, span.from_at, span.to_at
    from meter, jsonb_array_elements(parts) part join span on span.meter_id = (part ->> 'meterId')::int4
    where parts is not null
  )`;

/** A roll-up that takes longer than so many changes is discarded and made again. */
const changesNoted = 500;

/** Rows are locked in the order of the sites' ids, so that two transactions never wait for each other. */
const raiseRevisions = `
  with ${touchedSites}, raised as (
    insert into site_revision (site_id, revision)
    select distinct site_id, 1 from touched order by site_id ${raise}
    returning site_id, revision
  ), noted as (
    insert into site_change (site_id, revision, touched)
    select site_id, revision, range_agg(tstzrange(from_at, to_at, '[]'))
    from raised join touched using (site_id) group by site_id, revision
  )
  delete from site_change using raised
  where site_change.site_id = raised.site_id and site_change.revision <= raised.revision - ${changesNoted}`;

/** Nothing is noted, so that no bill that is being made at this moment is stored. */
const raiseRevisionsOnly = `
  with ${touchedSites}
  insert into site_revision (site_id, revision)
  select distinct site_id, 1 from touched order by site_id ${raise}`;

/** Bills lie in local days, which reach at most a day beyond those of UTC. */
const touchedBills = `
  delete from bill_period using touched
  where bill_period.site_id = touched.site_id
    and bill_period.from_date <= to_char(touched.to_at at time zone 'UTC' + interval '1 day', 'YYYY-MM-DD')
    and bill_period.to_date >= to_char(touched.from_at at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD')`;

const deleteBills = `with ${touchedSites} ${touchedBills}`;

const deleteSpans = `
  with ${touchedSites}, meter_days as (
    delete from meter_day using touched
    where meter_day.meter_id = touched.meter_id
      and meter_day.from_at <= touched.to_at and meter_day.from_at + interval '1 day' >= touched.from_at
  ), site_days as (
    delete from site_day using touched
    where site_day.site_id = touched.site_id
      and site_day.from_at <= touched.to_at and site_day.to_at >= touched.from_at
  ), site_months as (
    delete from site_month using touched
    where site_month.site_id = touched.site_id
      and site_month.from_at <= touched.to_at and site_month.to_at >= touched.from_at
  )
  ${touchedBills}`;

const statementsForSite = (siteId: number): Statement[] =>
  [
    `insert into site_revision (site_id, revision) values ($1, 1) ${raise}`,
    'delete from meter_day using meter where meter.site_id = $1 and meter.id = meter_day.meter_id',
    'delete from site_day where site_id = $1',
    'delete from site_month where site_id = $1',
    'delete from bill_period where site_id = $1',
  ].map((text) => ({ text, values: [siteId] }));
