// The incidents of the account's sites, and what it wants to be notified of.
import type { RequestScope } from '../sites/request-scope.ts';
import { jsonOfRows, onePage, pagedRows } from './paged-rows.ts';
import type { ZipEntry } from './zip-stream.ts';

export const incidentEntries = (scope: RequestScope): ZipEntry[] => [
  { name: 'alert-rules.json', content: () => jsonOfRows(onePage(() => rulesOf(scope))) },
  { name: 'incidents.json', content: () => jsonOfRows(incidentsOf(scope)) },
];

const rulesOf = ({ db, accountId }: RequestScope) =>
  db
    .selectFrom('alert_rule')
    .innerJoin('site', 'site.id', 'site_id')
    .select(['site_id as siteId', 'meter_id as meterId', 'kind', 'is_on as isOn', 'limit_value as limit'])
    .where('site.account_id', '=', accountId)
    .orderBy('site_id')
    .orderBy('meter_id')
    .orderBy('kind')
    .execute();

const incidentsOf = ({ db, accountId }: RequestScope) =>
  pagedRows((after: { id: number } | null, limit) =>
    db
      .selectFrom('incident')
      .innerJoin('site', 'site.id', 'site_id')
      .select(['incident.id', 'site_id as siteId', 'meter_id as meterId', 'kind', 'phase'])
      .select(['started_at as startedAt', 'ended_at as endedAt', 'limit_value as limit', 'worst'])
      .select(['worst_at as worstAt', 'facts', 'is_normal as isNormal', 'corrected_at as correctedAt'])
      .where('site.account_id', '=', accountId)
      .where('incident.id', '>', after?.id ?? 0)
      .orderBy('incident.id')
      .limit(limit)
      .execute(),
  );
