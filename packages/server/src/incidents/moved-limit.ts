// The limit that “This is normal for me” moves. Taken back, the one before it is in force again, unless another was chosen since.
import { incidentKind, normalLimit } from '@ohmstead/domain';
import { sql, type Transaction } from 'kysely';
import { ruleInForce } from '../ingest/alerts/rule-in-force.ts';
import type { MovedLimit } from '../storage/schema/incidents.ts';
import type { Database } from '../storage/schema.ts';
import type { ShownIncident } from './incident-row.ts';
import { forgetRule, storeLimit } from './save-rule.ts';
import { storedRules } from './stored-rules.ts';

type Trx = Transaction<Database>;
type Incident = Pick<ShownIncident, 'id' | 'site_id' | 'meter_id' | 'kind'>;

/** A limit that lies beyond the worst value already stays. */
export const moveLimit = async (trx: Trx, incident: Incident, worst: number | null): Promise<void> => {
  const { site_id: siteId, meter_id: meterId, kind } = incident;
  const to = normalLimit(kind, worst);
  if (to === null) return;
  const before = await ruleNow(trx, incident);
  if (before.limit !== null && isBeyond(incident, before.limit, to)) return;
  await storeLimit(trx, siteId, { kind, meterId, isOn: before.isOn, limit: to });
  await keep(trx, incident.id, { to, before });
};

export const moveLimitBack = async (trx: Trx, incident: Incident): Promise<void> => {
  const moved = await movedBy(trx, incident.id);
  if (moved === null) return;
  const { site_id: siteId, meter_id: meterId, kind } = incident;
  const { to, before } = moved;
  const { isOn, limit } = await ruleNow(trx, incident);
  if (limit !== to) await handOn(trx, incident, moved);
  else if (!before.isOwn && isOn === before.isOn) await forgetRule(trx, siteId, { meterId, kind });
  else await storeLimit(trx, siteId, { kind, meterId, isOn, limit: before.limit });
  await keep(trx, incident.id, null);
};

/** One that was called normal later moved the limit from there on: taken back too, it leads to what was before both. */
const handOn = async (
  trx: Trx,
  { site_id, meter_id, kind }: Incident,
  { to, before }: MovedLimit,
): Promise<void> => {
  const later = await trx
    .selectFrom('incident')
    .select(['id', 'moved_limit'])
    .where('site_id', '=', site_id)
    .where('meter_id', 'is not distinct from', meter_id)
    .where('kind', '=', kind)
    .where(sql<boolean>`(moved_limit -> 'before' ->> 'limit')::float8 = ${to}`)
    .executeTakeFirst();
  if (later?.moved_limit) await keep(trx, later.id, { to: later.moved_limit.to, before });
};

const ruleNow = async (trx: Trx, { site_id, meter_id, kind }: Incident): Promise<MovedLimit['before']> => {
  const rules = await storedRules(trx, [site_id]);
  const { isOn, limit } = ruleInForce(rules, kind, meter_id);
  const isOwn = rules.some((rule) => rule.kind === kind && rule.meterId === meter_id);
  return { isOn, limit, isOwn };
};

const isBeyond = ({ kind }: Incident, limit: number, other: number): boolean =>
  incidentKind(kind).side === 'above' ? limit >= other : limit <= other;

const movedBy = async (trx: Trx, id: number): Promise<MovedLimit | null> => {
  const { moved_limit } = await trx
    .selectFrom('incident')
    .select('moved_limit')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return moved_limit;
};

const keep = async (trx: Trx, id: number, moved: MovedLimit | null): Promise<void> => {
  await trx
    .updateTable('incident')
    .set({ moved_limit: moved && JSON.stringify(moved) })
    .where('id', '=', id)
    .execute();
};
