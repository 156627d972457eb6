import { randomBytes } from 'node:crypto';
import { dateAt } from '@ohmstead/domain';
import type { Kysely, Transaction } from 'kysely';
import { demoLogin } from '../accounts/demo-login.ts';
import { newUploadKey } from '../sites/claims/claim-serial-number.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { demoMeterColumns, demoSiteColumns } from './demo-rows.ts';
import {
  type DemoInstallation,
  type DemoTimes,
  insertDemoInstallation,
  readDemoInstallation,
} from './demo-setting.ts';
import { type DemoMeter, type DemoSite, demoSites } from './demo-sites.ts';
import { demoTariffs } from './demo-tariffs.ts';
import { setDemoTariffs } from './set-demo-tariffs.ts';

type Trx = Transaction<Database>;

/** The same households in every installation. */
const seed = 20221112;

/** The demo's account, sites and meters, made with the first start and found again with every later one. */
export const installDemo = async (db: Kysely<Database>, times: DemoTimes): Promise<DemoInstallation> => {
  const existing = await readDemoInstallation(db);
  if (existing) return existing;
  try {
    return await transact(db, async (trx) => {
      const accountId = await insertAccount(trx);
      const sites = [];
      for (const site of demoSites)
        sites.push(await insertSite(trx, accountId, { site, anchorMs: times.anchorMs }));
      const installation = { seed, ...times, hasFaults: true, sites };
      if (!(await insertDemoInstallation(trx, installation))) throw new InstalledMeanwhile();
      return installation;
    });
  } catch (error) {
    // Another server of the same database was faster: its rows stand, ours are rolled back.
    const theirs = await readDemoInstallation(db);
    if (theirs) return theirs;
    throw error;
  }
};

class InstalledMeanwhile extends Error {}

const insertAccount = async (trx: Trx): Promise<number> => {
  const { id } = await trx
    .insertInto('account')
    .values({
      username: demoLogin.username,
      username_key: demoLogin.username,
      // Its password is published: see logIn.
      password_hash: 'none',
      full_name: 'Demo',
      kind: 'demo',
      time_zone: 'Europe/Berlin',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const insertSite = async (trx: Trx, accountId: number, { site, anchorMs }: Installed) => {
  const { id } = await trx
    .insertInto('site')
    .values({ account_id: accountId, ...demoSiteColumns(site) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const meters = [];
  for (const meter of site.meters) meters.push(await insertMeter(trx, id, meter));
  await setDemoTariffs(trx, id, demoTariffs(site.profile, dateAt(site.timeZone, anchorMs)));
  return { profile: site.profile, meters };
};

type Installed = { readonly site: DemoSite; readonly anchorMs: number };

const insertMeter = async (trx: Trx, siteId: number, meter: DemoMeter) => {
  const { id } = await trx
    .insertInto('meter')
    .values({
      site_id: siteId,
      // It looks like a device's own, and is unlikely to be any device's.
      sn: randomBytes(4).toString('hex').toUpperCase(),
      upload_key: newUploadKey(),
      ...demoMeterColumns(meter),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: meter.name };
};
