// What changed by judging counts anew, as the account's page shows it: the newest first.
import type { RejudgedBill, RejudgedMonth, RejudgedSite } from '@ohmstead/contract';
import { minorDigits, mwhPerKwh } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { BillFigures, MonthFigures } from '../storage/schema/rejudging.ts';
import type { Database } from '../storage/schema.ts';
import { causesOf, type Reach } from './causes.ts';
import { differingFigures } from './figures.ts';

type Db = Kysely<Database>;

const mostShown = 100;

export const listRejudged = async (
  db: Db,
  { accountId }: { readonly accountId: number },
): Promise<RejudgedSite[]> => {
  const rejudgings = await db
    .selectFrom('rejudging')
    .innerJoin('site', 'site.id', 'rejudging.site_id')
    .select(['rejudging.id', 'site.id as siteId', 'site.name', 'meter_ids', 'begun_at', metersOf])
    .where('account_id', '=', accountId)
    .where('compared_at', 'is not', null)
    .orderBy('rejudging.id', 'desc')
    .limit(mostShown)
    .execute();
  const periods = await periodsOf(
    db,
    rejudgings.map(({ id }) => id),
  );
  return rejudgings.map(({ id, siteId, name, begun_at, meters }) => {
    const own = periods.filter((period) => period.rejudging_id === id);
    return {
      id,
      site: { id: siteId, name },
      at: begun_at.toISOString(),
      meters: meters ?? [],
      months: own.flatMap((period) => (period.kind === 'month' ? monthsOf(period) : [])),
      bills: own.flatMap((period) => (period.kind === 'bill' ? [billOf(period)] : [])),
    };
  });
};

/** Those that are still there. */
const metersOf = sql<{ id: number; name: string }[] | null>`(
  select jsonb_agg(jsonb_build_object('id', meter.id, 'name', meter.name) order by meter.id)
  from meter where meter.id = any(rejudging.meter_ids))`.as('meters');

type PeriodRow = {
  readonly rejudging_id: number;
  readonly period: string;
  /** The meters that changed it. */
  readonly causes: readonly number[];
} & (
  | { readonly kind: 'month'; readonly before: MonthFigures; readonly after: MonthFigures }
  | { readonly kind: 'bill'; readonly before: BillFigures; readonly after: BillFigures }
);

/** Local days reach at most a day beyond those of UTC. */
const span = sql`(select
  (first::date - 1)::timestamp at time zone 'UTC' as from_at, (last::date + 1)::timestamp at time zone 'UTC' as to_at
  from (select
    case kind when 'month' then period || '-01' else period end as first,
    case kind when 'month' then ((period || '-01')::date + interval '1 month')::date::text
      else figures_before ->> 'toDate' end as last) as dates)`;

const periodsOf = async (db: Db, ids: readonly number[]): Promise<PeriodRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<PeriodRow & Reach>`
    select rejudging_id, kind, period, figures_before as before, figures_after as after,
      meter_ids as "meterIds", from_at as "fromAt", to_at as "toAt"
    from rejudged_period join rejudging on rejudging.id = rejudging_id cross join lateral ${span} as reach
    where rejudging_id = any(${[...ids]}::int8[])
    order by rejudging_id, kind, period`.execute(db);
  const causes = await causesOf(db, rows);
  return rows.map((row, place) => ({ ...row, causes: causes[place] ?? [] }));
};

const kwh = (mwh: number | null): number | null => (mwh === null ? null : mwh / mwhPerKwh);

const monthsOf = ({
  period,
  before,
  after,
  causes,
}: Extract<PeriodRow, { kind: 'month' }>): RejudgedMonth[] =>
  differingFigures(before, after).map((figure) => ({
    month: period,
    figure,
    beforeKwh: kwh(before[figure]),
    afterKwh: kwh(after[figure]),
    causes: [...causes],
  }));

const billOf = ({ period, before, after, causes }: Extract<PeriodRow, { kind: 'bill' }>): RejudgedBill => ({
  from: period,
  to: before.toDate,
  currency: before.currency,
  before: inUnits(before),
  after: inUnits(after),
  causes: [...causes],
});

const inUnits = ({ due, currency }: BillFigures): number | null =>
  due === null ? null : due / 10 ** minorDigits(currency);
