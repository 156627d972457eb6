// Where what is not plainly measured in a site's figures comes from, by meter.
import type { MicroSpan } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { countItems } from './audit-rows.ts';
import { coverageIn } from './unmeasured-time.ts';

type Asked = { readonly siteId: number; readonly span: MicroSpan; readonly nowMs: number };

/** A calculated meter has no readings: the meters that it is made of are the cause. */
export const siteCauses = async (db: Kysely<Database>, { siteId, span, nowMs }: Asked) => {
  const rows = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['meter.id', 'meter.name', 'site.name as placeName'])
    .where('meter.site_id', '=', siteId)
    .where('meter.parts', 'is', null)
    .orderBy('meter.sort_number')
    .orderBy('meter.id')
    .execute();
  const meters = [];
  for (const row of rows) {
    const items = await countItems(db, row.id, span);
    meters.push({ ...row, items, coverage: await coverageIn(db, row.id, { span, nowMs }) });
  }
  return { meters };
};
