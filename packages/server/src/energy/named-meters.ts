import type { Kysely } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';

export type NamedMeter = { readonly id: number; readonly name: string };

/** Null means all meters of the site. One that is not of the site is refused. */
export const namedMeters = async (
  db: Kysely<Database>,
  siteId: number,
  meterIds: readonly number[] | null,
): Promise<Outcome<NamedMeter[]>> => {
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('sort_number')
    .orderBy('id')
    .execute();
  if (meterIds === null) return meters;
  const named = meterIds.flatMap((id) => meters.find((meter) => meter.id === id) ?? []);
  return named.length < meterIds.length ? refuse('wrong_id') : named;
};
