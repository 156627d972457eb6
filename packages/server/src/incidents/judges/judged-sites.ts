// The sites for which a kind is switched on, with its limits.
import { type IncidentKind, incidentKind } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type JudgedSite = {
  readonly siteId: number;
  readonly kind: IncidentKind;
  /** Null: the usual one. */
  readonly limit: number | null;
};

/** In order of the sites. */
export const judgedSites = async (db: Db, kinds: readonly IncidentKind[]): Promise<JudgedSite[]> => {
  const chosen = await db
    .selectFrom('alert_rule')
    .select(['site_id as siteId', 'kind', 'limit_value as limit', 'is_on'])
    .where('meter_id', 'is', null)
    .where('kind', 'in', kinds)
    .orderBy('site_id')
    .execute();
  const on = chosen.filter(({ is_on }) => is_on).map(({ siteId, kind, limit }) => ({ siteId, kind, limit }));
  const unasked = kinds.filter((kind) => incidentKind(kind).isOnAtFirst);
  const found = unasked.length === 0 ? on : [...on, ...(await sitesWithInverters(db, unasked))];
  return found.sort((a, b) => a.siteId - b.siteId);
};

/** What is on at first is judged for sites that can yield something. */
const sitesWithInverters = async (db: Db, kinds: readonly IncidentKind[]): Promise<JudgedSite[]> => {
  const { rows } = await sql<JudgedSite>`
    select distinct meter.site_id as "siteId", wanted.kind, null::float8 as limit
    from meter cross join unnest(${kinds}::text[]) as wanted (kind)
    where meter.use_type = 2 and not exists (
      select from alert_rule where alert_rule.site_id = meter.site_id
        and alert_rule.meter_id is null and alert_rule.kind = wanted.kind)`.execute(db);
  return rows;
};
