import { type IncidentKind, incidentKind } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { analysedMeters } from '../analysis/analysed-meters.ts';
import { isRefused, type Outcome, refuse, refuseField } from '../errors/outcome.ts';
import { changeLimits } from '../ingest/incidents/change-limits.ts';
import { lockMetersOfSite } from '../readings/lock-meters.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { endSwitchedOff, type RuleParts, rulesOfSiteChanged } from './rule-changes.ts';
import { usualLimits } from './site-rules.ts';

export type RuleChange = {
  readonly kind: IncidentKind;
  readonly meterId: number | null;
  /** Null, for a meter: the site's rule again. */
  readonly isOn: boolean | null;
  readonly limit: number | null;
};

type Saved = { readonly siteId: number; readonly change: RuleChange; readonly now: Date };

/** Null: saved. */
export const saveRule = async (parts: RuleParts, saved: Saved): Promise<Outcome<null>> => {
  const { db } = parts;
  const { siteId } = saved;
  const limit = await limitToStore(db, saved);
  if (isRefused(limit)) return limit;
  await storeRule(db, { ...saved, change: { ...saved.change, limit } });
  await rulesOfSiteChanged(parts, siteId);
  return null;
};

/** Nothing is judged by it yet. */
export const storeRule = (db: Kysely<Database>, { siteId, change, now }: Saved): Promise<void> =>
  transact(db, async (trx) => {
    await lockMetersOfSite(trx, siteId);
    await changeLimits(trx, { of: { siteId }, now }, () =>
      change.isOn === null ? forgetRule(trx, siteId, change) : store(trx, { siteId, change }, change.isOn),
    );
    await endSwitchedOff(trx, { siteId, now });
  });

/** These are judged without a limit too. */
const needsNoLimit: readonly IncidentKind[] = ['phaseLoss', 'noYield'];

/** Null: the usual one, which follows the rating. */
const limitToStore = async (
  db: Kysely<Database>,
  { siteId, change }: Saved,
): Promise<Outcome<number | null>> => {
  const { kind, meterId, isOn, limit } = change;
  const { scope, side } = incidentKind(kind);
  const meters = await analysedMeters(db, siteId);
  if (meterId !== null && (scope === 'site' || !meters.some(({ id }) => id === meterId)))
    return refuseField('meterId', 'id_invalid');
  if (meterId === null && isOn === null) return refuseField('isOn', 'field_invalid');
  if (isOn !== true || limit !== null || side === 'fact' || needsNoLimit.includes(kind)) return limit;
  const limitOf = await usualLimits(db, siteId, meters);
  const concerned = scope === 'site' || meterId !== null ? [meterId] : meters.map(({ id }) => id);
  const usual = new Set(concerned.flatMap((id) => limitOf(kind, id) ?? []));
  if (usual.size === 0) return refuse('alert_limit_required');
  if (!voltageKinds.includes(kind)) return null;
  const isRated = meters.every(({ id, isVoltageRated }) => isVoltageRated || !concerned.includes(id));
  const [first = null] = usual;
  if (isRated) return null;
  return usual.size === 1 ? first : refuse('alert_limit_required');
};

/** Where nobody has entered the rated voltage, the usual limit is made of the readings of now: chosen, it stays as it is. */
const voltageKinds: readonly IncidentKind[] = ['overVoltage', 'underVoltage'];

/** The site's rule, or what the kind begins with, is in force again. */
export const forgetRule = async (
  db: Kysely<Database>,
  siteId: number,
  { meterId, kind }: Pick<RuleChange, 'meterId' | 'kind'>,
): Promise<void> => {
  await db
    .deleteFrom('alert_rule')
    .where('site_id', '=', siteId)
    .where('meter_id', 'is not distinct from', meterId)
    .where('kind', '=', kind)
    .execute();
};

const store = async (
  db: Kysely<Database>,
  { siteId, change }: Pick<Saved, 'siteId' | 'change'>,
  isOn: boolean,
): Promise<void> => {
  const values = { is_on: isOn, limit_value: change.limit };
  await db
    .insertInto('alert_rule')
    .values({ site_id: siteId, meter_id: change.meterId, kind: change.kind, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'meter_id', 'kind']).doUpdateSet(values))
    .execute();
};

/** Leaves on or off what is. */
export const storeLimit = (
  db: Kysely<Database>,
  siteId: number,
  rule: RuleChange & { readonly isOn: boolean },
): Promise<void> => store(db, { siteId, change: rule }, rule.isOn);
