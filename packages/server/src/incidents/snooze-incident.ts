import type { ListedIncident } from '@ohmstead/contract';
import { hourMs } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { findIncident, presentIncident, type ShownIncident } from './incident-row.ts';

type Snooze = { readonly id: number; readonly hours: number; readonly now: Date };

/** Keeps the incidents of its kind, at its meter or site, quiet for some hours; 0 ends that. */
export const snoozeIncident = async (
  db: Kysely<Database>,
  { id, hours, now }: Snooze,
): Promise<Outcome<ListedIncident>> => {
  const incident = await findIncident(db, id);
  if (!incident) return refuse('wrong_id');
  const until = hours === 0 ? null : new Date(now.getTime() + hours * hourMs);
  await transact(db, (trx) => rest(trx, incident, until));
  return presentIncident({ ...incident, snoozed_until: until }, now);
};

/** One that was put to rest for longer would go on keeping the others quiet. */
const rest = async (
  trx: Transaction<Database>,
  incident: ShownIncident,
  until: Date | null,
): Promise<void> => {
  await trx
    .updateTable('incident')
    .where('site_id', '=', incident.site_id)
    .where('kind', '=', incident.kind)
    .where('meter_id', 'is not distinct from', incident.meter_id)
    .where('snoozed_until', 'is not', null)
    .set({ snoozed_until: null })
    .execute();
  await trx.updateTable('incident').set({ snoozed_until: until }).where('id', '=', incident.id).execute();
};
