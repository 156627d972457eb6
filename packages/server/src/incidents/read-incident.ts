import type { IncidentDetail } from '@ohmstead/contract';
import { priceKinds } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { incidentCost } from './incident-cost.ts';
import { incidentEvidence } from './incident-evidence.ts';
import { findIncident, presentIncident } from './incident-row.ts';
import { siteOf } from './list-incidents.ts';
import { messagesOfIncident } from './messages-of-incident.ts';

type Asked = {
  readonly id: number;
  readonly accountId: number;
  /** Whether the asker may see what energy costs here. */
  readonly showsPrices: boolean;
  readonly now: Date;
};

export const readIncident = async (
  db: Kysely<Database>,
  { id, accountId, showsPrices, now }: Asked,
): Promise<Outcome<IncidentDetail>> => {
  const incident = await findIncident(db, id);
  const site = incident && (await siteOf(db, incident.site_id));
  if (!incident || !site) return refuse('wrong_id');
  if (!showsPrices && priceKinds.includes(incident.kind)) return refuse('wrong_id');
  const timeZone = site.time_zone;
  return {
    ...presentIncident(incident, now),
    timeZone,
    priceUnit: site.price_unit,
    evidence: [...(await incidentEvidence(db, incident, now))],
    cost: showsPrices ? await incidentCost(db, incident, { timeZone, now }) : null,
    messages: await messagesOfIncident(db, { siteId: site.id, incidentId: incident.id, accountId }),
  };
};
