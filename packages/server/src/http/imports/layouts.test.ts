// Files of utilities, meters and programs from their bytes to the month's energy of a site: previewed, their questions
// answered by somebody who knows the meter, checked, imported, and asked for.
import { readFileSync } from 'node:fs';
import type { ImportMapping } from '@ohmstead/contract';
import { localMonth } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import {
  type LayoutFile,
  layoutUrl,
  madeUpLayouts,
  realLayouts,
} from '../../../test/import-layouts/index.ts';

/** Of these people have to say the columns: no mapping is proposed that could be right. */
const beyondMappings = ['smarthub', 'home-assistant-energy'];

const byName = (kind: LayoutFile['kind']) =>
  [...realLayouts, ...madeUpLayouts]
    .filter((layout) => layout.kind === kind && !beyondMappings.includes(layout.name))
    .map((layout) => [layout.name, layout] as const);

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const answered = (mapping: ImportMapping | null, { answers }: LayoutFile): ImportMapping | null =>
  mapping?.interval === undefined || answers.stamp === undefined
    ? mapping
    : { ...mapping, interval: { ...mapping.interval, stamp: answers.stamp } };

describe('a file in a real layout', () => {
  let server: TestApp;
  let token: string;
  let accountId: number;
  beforeAll(async () => {
    server = await appForTest();
    ({ token, accountId } = await buildLogin(server));
  });
  afterAll(() => server.close());

  const meterFor = async ({ zone }: LayoutFile) => {
    const site_id = await buildSite(server.db, { account_id: accountId, time_zone: zone });
    return { siteId: site_id, meterId: (await buildMeter(server.db, { site_id })).id };
  };
  const send = async (path: string, layout: LayoutFile) => {
    const type = types[layout.file.split('.').at(-1) ?? ''] ?? '';
    const answer = await fetch(`${server.address}/api/v1/inverter/${path}`, {
      method: 'POST',
      body: readFileSync(layoutUrl(layout)),
      headers: { token, 'content-type': type },
    });
    return (await answer.json()).data;
  };
  const brought = async (layout: LayoutFile, meterId: number, query = '') => {
    const preview = await send(`importpreview/${meterId}`, layout);
    const mapping = answered(preview.mapping, layout);
    const columns = mapping ? `mapping=${encodeURIComponent(JSON.stringify(mapping))}&` : '';
    return { preview, outcome: await send(`import/${meterId}?${columns}${query}`, layout) };
  };
  const energyOf = async (siteId: number, zone: string, month: string) => {
    const { fromMs, toMs } = localMonth(zone, `${month}-01`);
    const span = `starttime=${new Date(fromMs).toISOString()}&endtime=${new Date(toMs).toISOString()}`;
    const { data } = await server.ask('GET', `/api/v1/site/areaenergy/${siteId}?${span}`, { token });
    return { importKwh: data.importKwh, exportKwh: data.exportKwh ?? 0 };
  };

  it.each(byName('intervals'))('%s is the month’s energy', async (_, layout) => {
    const { siteId, meterId } = await meterFor(layout);
    const { preview, outcome } = await brought(layout, meterId);
    expect(preview.layout).toBe(layout.layout);
    expect(outcome).toMatchObject({ holds: 'intervals', readings: layout.count });
    for (const [month, energy] of Object.entries(layout.months)) {
      const { importKwh, exportKwh } = await energyOf(siteId, layout.zone, month);
      expect([month, importKwh, exportKwh]).toEqual([
        month,
        expect.closeTo(energy.importKwh, 6),
        expect.closeTo(energy.exportKwh, 6),
      ]);
    }
  });

  it.each(byName('readings'))('%s is its readings', async (_, layout) => {
    const { meterId } = await meterFor(layout);
    const { outcome } = await brought(layout, meterId);
    expect(outcome).toMatchObject({ holds: 'readings', readings: layout.count });
  });
});
