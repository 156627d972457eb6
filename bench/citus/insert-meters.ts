// Meters in sites of four, on a cluster: Citus 13 inserts no row from a copied table joined with a function, so ids come first.
import { snsOf } from '../fixtures/bench-meters.ts';
import { askSql } from '../servers/cluster-database.ts';

const metersOfSite = 4;
const sitesOfAccount = 250;

export const insertMetersInCluster = async (url: string, count: number): Promise<void> => {
  const idsOf = async (text: string, values: unknown[]): Promise<number[]> =>
    (await askSql(url, `${text} returning id`, values)).map(({ id }) => Number(id));
  const sites = Math.ceil(count / metersOfSite);
  const accountIds = await idsOf(
    `insert into account (username, username_key, password_hash, full_name, kind, time_zone)
     select 'bench' || number, 'bench' || number, 'none', 'Bench', 'user', 'Europe/Berlin'
     from generate_series(1, $1::int) as number`,
    [Math.ceil(sites / sitesOfAccount)],
  );
  const siteIds = await idsOf(
    `insert into site (account_id, name, time_zone, price_unit)
     select id, 'Home', 'Europe/Berlin', 'EUR' from unnest($1::int[]) as id, generate_series(1, $2::int)`,
    [accountIds, sitesOfAccount],
  );
  const sns = snsOf(count);
  await askSql(
    url,
    `insert into meter (site_id, sn, name, type, use_type, upload_key)
     select site_id, sn, sn, 3, 1, 'key-' || sn from unnest($1::bigint[], $2::text[]) as input (site_id, sn)`,
    [sns.map((_, place) => siteIds[Math.floor(place / metersOfSite)]), sns],
  );
};
