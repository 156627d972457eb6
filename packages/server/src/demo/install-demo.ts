import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from '../accounts/password.ts';
import type { Database } from '../storage/schema.ts';
import { demoLogin } from './demo-login.ts';
import { type DemoInstallation, insertDemoInstallation, readDemoInstallation } from './demo-setting.ts';
import { type DemoMeter, type DemoSite, demoSites } from './demo-sites.ts';

type Trx = Transaction<Database>;

/** The same households in every installation. */
const seed = 20221112;

/** The demo's account, places and meters, made with the first start and found again with every later one. */
export const installDemo = async (db: Kysely<Database>, anchorMs: number): Promise<DemoInstallation> => {
  const existing = await readDemoInstallation(db);
  if (existing) return existing;
  const passwordHash = await hashPassword(demoLogin.password);
  try {
    return await db.transaction().execute(async (trx) => {
      const accountId = await insertAccount(trx, passwordHash);
      const sites = [];
      for (const [index, site] of demoSites.entries())
        sites.push(await insertSite(trx, accountId, index, site));
      const installation = { seed, anchorMs, sites };
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

const insertAccount = async (trx: Trx, passwordHash: string): Promise<number> => {
  const { id } = await trx
    .insertInto('account')
    .values({
      username: demoLogin.username,
      username_key: demoLogin.username,
      password_hash: passwordHash,
      full_name: 'Demo',
      kind: 'demo',
      time_zone: 'Europe/Berlin',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const insertSite = async (trx: Trx, accountId: number, index: number, site: DemoSite) => {
  const { id } = await trx
    .insertInto('site')
    .values({
      account_id: accountId,
      name: site.name,
      sort_number: index,
      time_zone: site.timeZone,
      price_unit: site.priceUnit,
      country: site.country,
      province: site.province,
      city: site.city,
      address: site.address,
      remark: site.remark,
      latitude: site.latitude,
      longitude: site.longitude,
      installation_company: site.installationCompany,
      system_size_kw: site.systemSizeKw,
      seasonal: site.seasonal,
      billing_start_day: site.billingStartDay,
      month_target_kwh: site.monthTargetKwh,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const meters = [];
  for (const meter of site.meters) meters.push(await insertMeter(trx, id, meter));
  return { profile: site.profile, meters };
};

const insertMeter = async (trx: Trx, siteId: number, meter: DemoMeter) => {
  const { id } = await trx
    .insertInto('meter')
    .values({
      site_id: siteId,
      // Like a device's own, and unlikely to be any device's.
      sn: randomBytes(4).toString('hex').toUpperCase(),
      name: meter.name,
      type: meter.type,
      use_type: meter.useType,
      rated_power_w: meter.ratedPowerW,
      rated_current_a: meter.ratedCurrentA,
      rated_voltage_v: meter.ratedVoltageV,
      rated_frequency_hz: meter.ratedFrequencyHz,
      upload_mode: 'HTTP',
      upload_key: randomBytes(16).toString('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name: meter.name };
};
