// What an account asks of its site and meters, and what it sets.
import type { Access, Call } from '@ohmstead/contract';
import { callList } from '@ohmstead/contract/openapi';
import { tariff } from './billed-sites.ts';

export type Place = { readonly siteId: number; readonly meterIds: readonly [number, ...number[]] };

export type AccountCall = { readonly path: string; readonly body?: unknown };

const isPlain = ({ method, stream, changes, path }: Call): boolean =>
  method === 'GET' && !stream && !changes && !path.includes('{key}');

/** What some calls cannot be asked without. */
const needed: Readonly<Record<string, string>> = {
  'audit.causes': '?from=2026-03-01&to=2026-03-09',
  'meter.checkSerialNumber': '?sn=ABCD2345',
};

/** Every call that only reads, as it is asked without more words. */
export const readingCalls = (access: Access, { siteId, meterIds }: Place): AccountCall[] =>
  callList
    .filter((call) => call.access === access && isPlain(call))
    .map(({ name, path }) => {
      const id = path.includes('/inverter/') ? meterIds[0] : siteId;
      return { path: path.replace('/api/v1/', '').replace('{id}', String(id)) + (needed[name] ?? '') };
    });

const withSpan = [
  'areaenergy',
  'energyhourdata',
  'energyhours',
  'energyhourmonths',
  'loadanalysis',
  'profile',
  'otheranalysis',
  'dataalert',
];

/** Charts, reports and bills of days, months and years. */
export const spanCalls = ({ siteId, meterIds }: Place): AccountCall[] =>
  [
    ...[0, 1, 2, 3].flatMap((type) => [
      `site/EnergyTypeColumn/${siteId}?date=2026-02-01&timetype=${type}&ctype=2`,
      `site/EnergyTypeColumnSolar/${siteId}?date=2026-03-09&timetype=${type}&ctype=1`,
    ]),
    ...[0, 1, 2].map((type) => `site/energyreport/${siteId}?reporttype=${type}&time=2026-03-01`),
    ...[1, 2, 3].flatMap((type) => [
      `site/billreport/${siteId}?reporttype=${type}&time=2026-02`,
      `site/billcolumns/${siteId}?reporttype=${type}&time=2026`,
    ]),
    ...withSpan.map((name) => `site/${name}/${siteId}?starttime=2026-02-10&endtime=2026-03-10`),
    ...['voltage', 'power'].map((name) => `inverter/dataLine/${meterIds[0]}?columnName=${name}`),
    `site/powerLine2/${siteId}?date=2026-03-03`,
    `bill/change/${siteId}?than=lastYear`,
  ].map((path) => ({ path }));

export const publicCalls = (key: string): AccountCall[] =>
  [
    ...['overview', 'powerLine', 'emissions'].map((name) => `public/${name}/${key}`),
    ...[0, 1, 2, 3].map((type) => `public/columns/${key}?timetype=${type}&ctype=1`),
  ].map((path) => ({ path }));

const whatIf = { from: '2026-02-01', to: '2026-03-01', tariff: tariff('2020-01-01', 200_000) };
const prices = [{ time: '2026-03-01T00:00:00Z', price: 0.3 }];
const emissions = [{ time: '2025-12-01T00:00:00Z', gramsPerKwh: 300 }];
const offline = { kind: 'offline', isOn: true, limit: 40 };
const overPower = { kind: 'overPower', meterId: null, isOn: true, limit: 100 };

export const settingCalls = ({ siteId, meterIds }: Place): AccountCall[] => [
  { path: `tariff/save/${siteId}`, body: tariff('2023-01-01', 310_000) },
  { path: `tariff/prices/${siteId}`, body: { series: 'spot', prices } },
  { path: `site/emissions/${siteId}`, body: { emissions } },
  { path: `site/alertrules/${siteId}`, body: overPower },
  { path: `site/alertrules/${siteId}`, body: { ...offline, meterId: meterIds[0] } },
  { path: `bill/whatif/${siteId}`, body: whatIf },
  { path: 'site/save', body: { id: siteId, name: 'Elsewhere', timeZone: 'Europe/London' } },
  { path: 'inverter/save', body: { id: meterIds[0], name: 'Roof', counterModulusKwh: 100_000 } },
  { path: 'user/sort', body: { siteIds: [siteId], meterIds } },
  { path: `site/publiclink/${siteId}`, body: { public: true } },
];
