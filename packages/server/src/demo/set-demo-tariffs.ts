import type { TariffBody } from '@ohmstead/contract';
import type { Transaction } from 'kysely';
import { invalidateBillsIn } from '../rollups/invalidate-bills.ts';
import type { Database } from '../storage/schema.ts';

type Trx = Transaction<Database>;

/** Changes nothing, and invalidates no bill, where the tariffs are as they should be. */
export const setDemoTariffs = async (
  trx: Trx,
  siteId: number,
  tariffs: readonly TariffBody[],
): Promise<void> => {
  const definitions = tariffs.map(({ id: _, ...definition }) => definition);
  const rows = await trx
    .selectFrom('tariff_version')
    .select('definition')
    .where('site_id', '=', siteId)
    .orderBy('valid_from')
    .execute();
  if (
    isSame(
      rows.map(({ definition }) => definition),
      definitions,
    )
  )
    return;
  await trx.deleteFrom('tariff_version').where('site_id', '=', siteId).execute();
  for (const definition of definitions) {
    const values = {
      site_id: siteId,
      valid_from: definition.validFrom,
      definition: JSON.stringify(definition),
    };
    await trx.insertInto('tariff_version').values(values).execute();
  }
  await invalidateBillsIn(trx, siteId);
};

/** The database does not keep the order of an object's entries. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
};
