import { type IncidentKind, incidentKind } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { analysedMeters } from '../analysis/analysed-meters.ts';
import { isRefused, type Outcome, refuse, refuseField } from '../errors/outcome.ts';
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
  const { siteId, change, now } = saved;
  const refusal = await refusalOf(db, saved);
  if (isRefused(refusal)) return refusal;
  await transact(db, async (trx) => {
    await lockMetersOfSite(trx, siteId);
    if (change.isOn === null) await forgetRule(trx, siteId, change);
    else await store(trx, saved, change.isOn);
    await endSwitchedOff(trx, { siteId, now });
  });
  await rulesOfSiteChanged(parts, siteId);
  return null;
};

/** These are judged without a limit too. */
const needsNoLimit: readonly IncidentKind[] = ['phaseLoss', 'noYield'];

const refusalOf = async (db: Kysely<Database>, { siteId, change }: Saved): Promise<Outcome<null>> => {
  const { kind, meterId, isOn, limit } = change;
  const { scope, side } = incidentKind(kind);
  const meters = await analysedMeters(db, siteId);
  if (meterId !== null && (scope === 'site' || !meters.some(({ id }) => id === meterId)))
    return refuseField('meterId', 'id_invalid');
  if (meterId === null && isOn === null) return refuseField('isOn', 'field_invalid');
  if (isOn !== true || limit !== null || side === 'fact' || needsNoLimit.includes(kind)) return null;
  const limitOf = await usualLimits(db, siteId, meters);
  const concerned = scope === 'site' || meterId !== null ? [meterId] : meters.map(({ id }) => id);
  return concerned.some((id) => limitOf(kind, id) !== null) ? null : refuse('alert_limit_required');
};

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
