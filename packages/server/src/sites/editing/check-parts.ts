// A calculated meter is made of meters of its site that measure, each once. It is never made of another calculated
// meter, so that none can, even by way of others, be made of itself.
import type { Transaction } from 'kysely';
import type { MeterPart } from '../../storage/schema/sites.ts';
import type { Database } from '../../storage/schema.ts';

type Made = { readonly siteId: number; readonly parts: readonly MeterPart[] };

export const arePartsRight = async (
  trx: Transaction<Database>,
  { siteId, parts }: Made,
): Promise<boolean> => {
  const measuring = await trx
    .selectFrom('meter')
    .select('id')
    .where('site_id', '=', siteId)
    .where('parts', 'is', null)
    .execute();
  const known = new Set(measuring.map(({ id }) => id));
  const ids = parts.map(({ meterId }) => meterId);
  return new Set(ids).size === ids.length && ids.every((id) => known.has(id));
};

/** Whether a calculated meter is made of this one. */
export const isPart = async (
  trx: Transaction<Database>,
  { id, siteId }: { readonly id: number; readonly siteId: number },
): Promise<boolean> => {
  const calculated = await trx
    .selectFrom('meter')
    .select('parts')
    .where('site_id', '=', siteId)
    .where('parts', 'is not', null)
    .execute();
  return calculated.some(({ parts }) => parts?.some(({ meterId }) => meterId === id));
};
