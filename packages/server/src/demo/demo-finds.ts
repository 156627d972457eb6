import type { DemoFind } from '@ohmstead/contract';
import { dateAt, dayAfter } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { invoicesOf } from '../bills/invoices.ts';
import type { Database } from '../storage/schema.ts';
import { readDemoInstallation, readDemoRecords } from './demo-setting.ts';
import { type PlantedMeter, plantedMeters } from './planted-meters.ts';

/** What a visitor can find, once all of it is there. */
export const demoFinds = async (db: Kysely<Database>): Promise<DemoFind[]> => {
  const installation = await readDemoInstallation(db);
  if (!installation?.hasFaults || (await readDemoRecords(db)) === null) return [];
  const planted = await plantedMeters(db, installation);
  const finds = planted.map(findOf);
  const invoiced = planted.find(({ kind }) => kind === 'replacement');
  const [invoice] = invoiced ? await invoicesOf(db, invoiced.siteId) : [];
  if (!invoiced || !invoice) return finds;
  const { siteId, site } = invoiced;
  const { from, to } = invoice.invoice;
  return [...finds, { kind: 'invoice', siteId, site, meterId: null, meter: null, from, to }];
};

const findOf = ({ fromMs, toMs, timeZone, accountId: _, ...find }: PlantedMeter): DemoFind => ({
  ...find,
  from: dateAt(timeZone, fromMs),
  to: dayAfter(dateAt(timeZone, toMs)),
});
