// The account's sites and what was entered for them. The password of a public page stays behind.
import type { Bill } from '@ohmstead/domain';
import { listRejudged } from '../rejudging/list-rejudged.ts';
import { csvOfSheet } from '../report-export/csv-of-sheet.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { billInUnits } from './bill-in-units.ts';
import { jsonOfRows, onePage, pagedRows } from './paged-rows.ts';
import { pagedRowsOfSites } from './paged-rows-of-sites.ts';
import { seriesEntries } from './series-entries.ts';
import type { ZipEntry } from './zip-stream.ts';

export const siteEntries = (scope: RequestScope): ZipEntry[] => [
  { name: 'sites.json', content: () => jsonOfRows(onePage(() => sitesOf(scope))) },
  {
    name: 'meters.csv',
    content: async function* () {
      yield await metersCsv(scope);
    },
  },
  { name: 'tariffs.json', content: () => jsonOfRows(tariffsOf(scope)) },
  ...seriesEntries(scope),
  { name: 'bills.json', content: () => jsonOfRows(readable(billsOf(scope))) },
  { name: 'invoices.json', content: () => jsonOfRows(invoicesOf(scope)) },
  { name: 'decisions.json', content: () => jsonOfRows(decisionsOf(scope)) },
  { name: 'rejudged.json', content: () => jsonOfRows(onePage(() => listRejudged(scope.db, scope))) },
];

const sitesOf = async ({ db, accountId }: RequestScope) => {
  const rows = await db
    .selectFrom('site')
    .leftJoin('alert_parameter', 'alert_parameter.site_id', 'site.id')
    .selectAll('alert_parameter')
    .selectAll('site')
    .where('account_id', '=', accountId)
    .orderBy('site.id')
    .execute();
  return rows.map(({ public_password_hash, public_key, site_id, ...site }) => site);
};

const meterColumns = [
  ...(['id', 'site_id', 'sn', 'name', 'type', 'use_type', 'upload_key', 'upload_mode', 'added_at'] as const),
  ...(['rated_power_w', 'rated_current_a', 'rated_voltage_v', 'rated_frequency_hz'] as const),
  ...(['counter_modulus_kwh', 'sort_number', 'parts', 'behind_meter_id'] as const),
] as const;

const metersCsv = async ({ db, accountId }: RequestScope): Promise<string> => {
  const meters = await db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(meterColumns.map((column) => `meter.${column}` as const))
    .where('site.account_id', '=', accountId)
    .orderBy('meter.id')
    .execute();
  const rows = meters.map((meter) =>
    meterColumns.map((column) => {
      const value = meter[column];
      if (value instanceof Date) return value.toISOString();
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    }),
  );
  return csvOfSheet({ name: 'meters', columns: [...meterColumns], rows });
};

/** A bill has hundreds of lines. */
const billsAtOnce = 20;

const tariffsOf = ({ db, accountId }: RequestScope) =>
  pagedRows(
    (after: { id: number } | null, limit) =>
      db
        .selectFrom('tariff_version')
        .innerJoin('site', 'site.id', 'site_id')
        .select(['tariff_version.id', 'site_id as siteId', 'valid_from as validFrom', 'definition'])
        .select('tariff_version.created_at as createdAt')
        .where('site.account_id', '=', accountId)
        .where('tariff_version.id', '>', after?.id ?? 0)
        .orderBy('tariff_version.id')
        .limit(limit)
        .execute(),
    billsAtOnce,
  );

type StoredBill = {
  readonly siteId: number;
  readonly from: string;
  readonly to: string;
  readonly bill: unknown;
};

async function* readable(pages: AsyncIterable<readonly StoredBill[]>) {
  // The shape is what keepBill wrote.
  for await (const bills of pages)
    yield bills.map(({ bill, ...of }) => ({ ...of, ...billInUnits(bill as Bill) }));
}

const billsOf = (scope: RequestScope) =>
  pagedRowsOfSites(
    scope,
    (siteId, after: StoredBill | null, limit) =>
      scope.db
        .selectFrom('bill_period')
        .select(['site_id as siteId', 'from_date as from', 'to_date as to', 'bill'])
        .where('site_id', '=', siteId)
        .where('from_date', '>', after?.from ?? '')
        .orderBy('from_date')
        .limit(limit)
        .execute(),
    billsAtOnce,
  );

const invoicesOf = ({ db, accountId }: RequestScope) =>
  pagedRows((after: { id: number } | null, limit) =>
    db
      .selectFrom('invoice')
      .innerJoin('site', 'site.id', 'site_id')
      .select([
        'invoice.id',
        'site_id as siteId',
        'from_date as from',
        'to_date as to',
        'currency',
        'content',
      ])
      .select('invoice.created_at as createdAt')
      .where('site.account_id', '=', accountId)
      .where('invoice.id', '>', after?.id ?? 0)
      .orderBy('invoice.id')
      .limit(limit)
      .execute(),
  );

const decisionsOf = ({ db, accountId }: RequestScope) =>
  pagedRows((after: { id: number } | null, limit) =>
    db
      .selectFrom('counter_decision')
      .innerJoin('meter', 'meter.id', 'meter_id')
      .innerJoin('site', 'site.id', 'site_id')
      .select(['counter_decision.id', 'meter_id as meterId', 'at', 'register', 'kind', 'detail', 'undoes'])
      .select('decided_at as decidedAt')
      .where('site.account_id', '=', accountId)
      .where('counter_decision.id', '>', after?.id ?? 0)
      .orderBy('counter_decision.id')
      .limit(limit)
      .execute(),
  );
