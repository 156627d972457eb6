// Sets the demo back to what it was installed as: its visitors may edit, and the next ones find it in order.
import { dateAt } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import { resetRules } from '../audit/reset-rules.ts';
import { lockMetersOfSite } from '../readings/lock-meters.ts';
import { invalidateBillsIn } from '../rollups/invalidate-bills.ts';
import { invalidateSiteIn } from '../rollups/invalidate-rollups.ts';
import { deleteSite } from '../sites/editing/delete-site.ts';
import type { Editor } from '../sites/editing/editor.ts';
import { deleteEmissions } from '../sites/editing/emission-series.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { demoMeterColumns, demoSiteColumns } from './demo-rows.ts';
import { type DemoInstallation, readDemoInstallation } from './demo-setting.ts';
import { type DemoSite, demoSites } from './demo-sites.ts';
import { demoTariffs } from './demo-tariffs.ts';
import { setDemoTariffs } from './set-demo-tariffs.ts';

type Trx = Transaction<Database>;
type ResetContext = Pick<Editor, 'db' | 'nowMs' | 'ingest'>;

export const resetDemo = async (context: ResetContext): Promise<void> => {
  const { db } = context;
  const installation = await readDemoInstallation(db);
  if (!installation) return;
  const kept: number[] = [];
  for (const { profile, meters } of installation.sites) {
    const site = demoSites.find((each) => each.profile === profile);
    const siteId = await siteOf(
      db,
      meters.map(({ id }) => id),
    );
    if (!site || siteId === null) continue;
    kept.push(siteId);
    await transact(db, (trx) => resetSite(trx, siteId, { site, meters, installation }));
  }
  await deleteOthers(context, kept);
  await forgetRead(db);
  await forgetStored(db);
  for (const sn of await serialNumbers(db, kept)) context.ingest.meterChanged(sn);
};

/** The site of the demo's meters, which visitors cannot move. */
const siteOf = async (db: Kysely<Database>, meterIds: readonly number[]): Promise<number | null> => {
  const row = await db.selectFrom('meter').select('site_id').where('id', 'in', meterIds).executeTakeFirst();
  return row?.site_id ?? null;
};

type Installed = {
  readonly site: DemoSite;
  readonly meters: DemoInstallation['sites'][number]['meters'];
  readonly installation: DemoInstallation;
};

const resetSite = async (
  trx: Trx,
  siteId: number,
  { site, meters, installation }: Installed,
): Promise<void> => {
  await lockMetersOfSite(trx, siteId);
  const before = await trx.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow();
  const columns = demoSiteColumns(site);
  await trx.updateTable('site').set(columns).where('id', '=', siteId).execute();
  for (const meter of site.meters) {
    const id = meters.find(({ name }) => name === meter.name)?.id;
    if (id === undefined) continue;
    const columns = demoMeterColumns(meter);
    await resetRules(trx, id, columns.rated_power_w);
    await trx.updateTable('meter').set(columns).where('id', '=', id).execute();
    for (const table of ['earlier_limit', 'due_judgement'] as const)
      await trx.deleteFrom(table).where('meter_id', '=', id).execute();
  }
  await trx
    .deleteFrom('meter')
    .where('site_id', '=', siteId)
    .where(
      'id',
      'not in',
      meters.map(({ id }) => id),
    )
    .execute();
  await trx.deleteFrom('invoice').where('site_id', '=', siteId).execute();
  await deleteEmissions(trx, siteId);
  await trx.deleteFrom('alert_parameter').where('site_id', '=', siteId).execute();
  // Meters that measured something else meanwhile are noticed where the ledger is read.
  if (before.time_zone !== columns.time_zone || before.phase_rule !== columns.phase_rule) {
    await invalidateSiteIn(trx, siteId);
  } else if (
    before.billing_start_day !== columns.billing_start_day ||
    before.price_unit !== columns.price_unit
  ) {
    await invalidateBillsIn(trx, siteId);
  }
  await setDemoTariffs(trx, siteId, demoTariffs(site.profile, dateAt(site.timeZone, installation.anchorMs)));
};

/** Sites that visitors have made. */
const deleteOthers = async (context: ResetContext, kept: readonly number[]): Promise<void> => {
  if (kept.length === 0) return;
  const { db } = context;
  const others = await db
    .selectFrom('site')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select(['site.id', 'site.account_id'])
    .where('account.kind', '=', 'demo')
    .where('site.id', 'not in', kept)
    .execute();
  for (const { id, account_id } of others) {
    await deleteSite({ ...context, accountId: account_id }, id);
  }
};

const forgetRead = async (db: Kysely<Database>): Promise<void> => {
  await db
    .deleteFrom('notice_read')
    .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('kind', '=', 'demo'))
    .execute();
};

/** What visitors have added is gone; a job measures what is left. */
const forgetStored = async (db: Kysely<Database>): Promise<void> => {
  await db
    .deleteFrom('account_storage')
    .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('kind', '=', 'demo'))
    .execute();
};

const serialNumbers = async (db: Kysely<Database>, siteIds: readonly number[]): Promise<string[]> => {
  if (siteIds.length === 0) return [];
  const rows = await db.selectFrom('meter').select('sn').where('site_id', 'in', siteIds).execute();
  return rows.map(({ sn }) => sn);
};
