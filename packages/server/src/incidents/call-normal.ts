// “This is normal for me”: ends an incident, and moves the limit of its kind beyond it; and back.
import type { ListedIncident } from '@ohmstead/contract';
import { incidentKind } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { changeLimits } from '../ingest/incidents/change-limits.ts';
import { lockMetersOfSite } from '../readings/lock-meters.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { findIncident, presentIncident, type ShownIncident } from './incident-row.ts';
import { moveLimit, moveLimitBack } from './moved-limit.ts';
import { type RuleParts, rulesOfSiteChanged } from './rule-changes.ts';

type Called = { readonly id: number; readonly isNormal: boolean; readonly now: Date };

export const callNormal = async (
  parts: RuleParts,
  { id, isNormal, now }: Called,
): Promise<Outcome<ListedIncident>> => {
  const { db } = parts;
  const found = await findIncident(db, id);
  if (!found) return refuse('wrong_id');
  // There is no limit that could be moved: people would be notified of the next one as of this one.
  if (isNormal && incidentKind(found.kind).side === 'fact') return refuseField('isNormal', 'field_invalid');
  const { worst } = presentIncident(found, now);
  const isChanged = await transact(db, async (trx) => {
    await lockMetersOfSite(trx, found.site_id);
    if (!(await mark(trx, found, { id, isNormal, now }))) return false;
    await changeLimits(trx, { of: { siteId: found.site_id }, now }, () =>
      isNormal ? moveLimit(trx, found, worst) : moveLimitBack(trx, found),
    );
    return true;
  });
  if (isChanged) await rulesOfSiteChanged(parts, found.site_id);
  const incident = await findIncident(db, id);
  return incident ? presentIncident(incident, now) : refuse('wrong_id');
};

/** False: it is so already. */
const mark = async (
  trx: Transaction<Database>,
  { ended_at }: ShownIncident,
  { id, isNormal, now }: Called,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('incident')
    .set({ is_normal: isNormal, ...(isNormal && ended_at === null && { ended_at: now }) })
    .where('id', '=', id)
    .where('is_normal', '<>', isNormal)
    .executeTakeFirstOrThrow();
  if (isNormal && numUpdatedRows > 0n)
    await trx
      .updateTable('incident_step')
      .set({ decided_at: now })
      .where('incident_id', '=', id)
      .where('decided_at', 'is', null)
      .execute();
  return numUpdatedRows > 0n;
};
