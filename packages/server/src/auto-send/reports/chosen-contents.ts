// The parts of a report that an account can leave out.
import { faultKinds, type LocalSpan } from '@ohmstead/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ReportMail, ReportPlace } from '../../mail/report-content.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import type { Database } from '../../storage/schema.ts';
import { faultyDevices } from './report-devices.ts';
import { alertKinds, notifiedIncidents } from './report-incidents.ts';

type Contents = Pick<ReportMail, 'place' | 'exceptions' | 'alerts' | 'devices'>;

type Asked = {
  readonly site: Selectable<Database['site']>;
  readonly wanted: {
    readonly place_info: boolean;
    readonly exception_info: boolean;
    readonly alert_info: boolean;
    readonly faulty_device_state: boolean;
  };
  readonly span: LocalSpan;
};

export const chosenContents = async (
  { db, accountId, nowMs }: SiteScope,
  { site, wanted, span }: Asked,
): Promise<Contents> => {
  const siteId = site.id;
  const during = { of: { siteId }, from: new Date(span.fromMs), to: new Date(span.toMs) };
  return {
    place: wanted.place_info ? await placeOf(db, site) : null,
    exceptions: wanted.exception_info
      ? {
          faults: await notifiedIncidents(db, { ...during, kinds: faultKinds }),
          quarantined: await quarantinedIn(db, siteId, span),
        }
      : null,
    alerts: wanted.alert_info ? await notifiedIncidents(db, { ...during, kinds: alertKinds }) : null,
    devices: wanted.faulty_device_state ? await faultyDevices(db, { accountId, siteId, nowMs }) : null,
  };
};

const placeOf = async (
  db: Kysely<Database>,
  { id, address, city, province, country, system_size_kw }: Asked['site'],
): Promise<ReportPlace> => {
  const { count } = await db
    .selectFrom('meter')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', id)
    .executeTakeFirstOrThrow();
  const parts = [address, city, province, country].filter((part) => part !== null && part.trim() !== '');
  return {
    address: parts.length === 0 ? null : parts.join(', '),
    meters: count,
    systemSizeKw: system_size_kw,
  };
};

/** Readings that wait for a decision and arrived then. */
const quarantinedIn = async (
  db: Kysely<Database>,
  siteId: number,
  { fromMs, toMs }: LocalSpan,
): Promise<number> => {
  const { count } = await db
    .selectFrom('quarantined_reading')
    .innerJoin('meter', 'meter.id', 'quarantined_reading.meter_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('meter.site_id', '=', siteId)
    .where('outcome', 'is', null)
    .where('arrived_at', '>=', new Date(fromMs))
    .where('arrived_at', '<', new Date(toMs))
    .executeTakeFirstOrThrow();
  return count;
};
