import { type Kysely, type Migration, sql } from 'kysely';

// What months and bills said is put by before counts are judged anew (0033), so that their owner is shown what changed. A
// return reaches back 35 days. Only then are the months deleted, which lack where the consumption came from (0036).
const statements = [
  sql`create table rejudging (
    id bigint generated always as identity primary key,
    site_id bigint not null references site on delete cascade,
    meter_ids integer[] not null,
    begun_at timestamptz not null,
    compared_at timestamptz,
    notified_at timestamptz)`,
  sql`create unique index rejudging_open on rejudging (site_id) where compared_at is null`,
  sql`create index rejudging_site on rejudging (site_id)`,
  sql`create index rejudging_unnotified on rejudging (site_id) where notified_at is null`,
  sql`create table rejudged_period (
    rejudging_id bigint not null references rejudging on delete cascade,
    kind text not null check (kind in ('month', 'bill')),
    period text not null,
    figures_before jsonb not null,
    figures_after jsonb,
    primary key (rejudging_id, kind, period))`,
  sql`
    with judged as (
      select site_id, id as meter_id, rebuild_from from meter where rebuild_from is not null
      union
      select whole.site_id, part.id, part.rebuild_from
      from meter as whole, jsonb_array_elements(whole.parts) as of_whole
      join meter as part on part.id = (of_whole ->> 'meterId')::int4
      where whole.parts is not null and part.rebuild_from is not null
    ), begun as (
      insert into rejudging (site_id, meter_ids, begun_at)
      select site_id, array_agg(distinct meter_id), now() from judged group by site_id
      returning id, site_id
    ), reached as (
      select begun.id, begun.site_id,
        (select min(rebuild_from) - interval '36 days' from judged where judged.site_id = begun.site_id) as since
      from begun
    )
    insert into rejudged_period (rejudging_id, kind, period, figures_before)
    select reached.id, 'month', month, jsonb_build_object('imported', energy_mwh[1], 'exported', energy_mwh[2],
      'yielded', energy_mwh[3], 'consumed', energy_mwh[4])
    from reached join site_month using (site_id) where to_at > since
    union all
    select reached.id, 'bill', from_date, jsonb_build_object('toDate', to_date, 'currency', bill -> 'currency',
      'due', cost - coalesce(income, 0))
    from reached join bill_period using (site_id)
    where to_date > to_char(since at time zone 'UTC', 'YYYY-MM-DD')`,
  sql`delete from site_month`,
];

export const figuresBefore: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
