// An account with the house of twenty sub-meters, its history brought in, and every report asked for once.
import { dayMs } from '@ohmstead/domain';
import type { Program } from '@ohmstead/e2e';
import { historyTariff } from '../history/history-tariff.ts';
import { type Client, dataOf, openClient, wholeAnswer } from '../load/client.ts';
import { historyCsv, quarterMs, screenMeters } from './screen-history.ts';

const years = 10;
const zone = 'Europe/Berlin';

export const screenPerson = { username: 'screens', password: 'bench-secret' };

/** Its id. */
export const makeScreenSite = async ({ origin }: Program, nowMs: number): Promise<number> => {
  const client = openClient(origin);
  const [grid, ...others] = screenMeters;
  const { siteId } = await client.ask<{ siteId: number }>('POST', '/api/v1/user/register', {
    ...screenPerson,
    sn: grid.sn,
    fullName: 'Screens',
    TimeZoneInfoId: zone,
  });
  await client.login(screenPerson.username, screenPerson.password);
  for (const { sn, name, useType } of others)
    await client.ask('POST', '/api/v1/inverter/save', { id: 0, siteId, sn, name, type: 1, useType });
  await client.ask('POST', `/api/v1/tariff/save/${siteId}`, historyTariff);
  await bringHistory(client, nowMs);
  await askReports(client, siteId, nowMs);
  client.close();
  return siteId;
};

const bringHistory = async (client: Client, nowMs: number): Promise<void> => {
  const meters = await client.ask<{ id: number; sn: string }[]>('GET', '/api/v1/user/meterlist');
  const toMs = Math.floor(nowMs / quarterMs) * quarterMs;
  const fromMs = toMs - years * 365 * dayMs;
  for (const meter of screenMeters) {
    const id = meters.find(({ sn }) => sn === meter.sn)?.id ?? 0;
    const answer = await client.send('POST', `/api/v1/inverter/import/${id}`, {
      headers: { 'content-type': 'text/csv' },
      body: historyCsv(meter, fromMs, toMs),
    });
    dataOf(`the history of ${meter.name}`, answer);
  }
};

/** Asks for the reports once, as the nightly jobs do, so that sums of closed days and bills exist. */
const askReports = async (client: Client, siteId: number, nowMs: number): Promise<void> => {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  for (let back = 0; back < years; back += 1) {
    const time = `${Number(today.slice(0, 4)) - back}${today.slice(4)}`;
    for (const report of ['energyreport', 'billreport']) {
      const path = `/api/v1/site/${report}/${siteId}?reporttype=2&time=${time}`;
      dataOf(path, await wholeAnswer(client, path));
    }
  }
};
