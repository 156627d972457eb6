// An account with one site and its five meters, and their history brought in by the import call.
import { createReadStream } from 'node:fs';
import type { Program } from '@ohmstead/e2e';
import { type Client, dataOf, openClient } from '../load/client.ts';
import { gridMeter, type HistoryMeter, historyMeters } from './history-meters.ts';
import { historyTariff } from './history-tariff.ts';
import type { HistoryFile } from './write-history.ts';

export const zone = 'Europe/Berlin';
const person = { username: 'tenyears', password: 'bench-secret' };

/** The grid meter comes with the account, the others are added. */
export const makeSite = async (program: Program): Promise<void> => {
  const client = openClient(program.origin);
  const { siteId } = await client.ask<{ siteId: number }>('POST', '/api/v1/user/register', {
    ...person,
    sn: gridMeter.sn,
    fullName: 'Ten Years',
    TimeZoneInfoId: zone,
  });
  await client.login(person.username, person.password);
  for (const { sn, name, type, useType } of historyMeters.filter((meter) => meter !== gridMeter)) {
    await client.ask('POST', '/api/v1/inverter/save', { id: 0, siteId, sn, name, type, useType });
  }
  await client.ask('POST', `/api/v1/tariff/save/${siteId}`, historyTariff);
  client.close();
};

export type HistorySite = {
  readonly client: Client;
  readonly siteId: number;
  readonly meterIdOf: (meter: Pick<HistoryMeter, 'sn'>) => number;
};

export const openSite = async ({ origin }: Program): Promise<HistorySite> => {
  const client = openClient(origin);
  await client.login(person.username, person.password);
  const meters = await client.ask<{ id: number; sn: string; siteId: number }[]>(
    'GET',
    '/api/v1/user/meterlist',
  );
  const ids = new Map(meters.map(({ sn, id }) => [sn, id]));
  return { client, siteId: meters[0]?.siteId ?? 0, meterIdOf: ({ sn }) => ids.get(sn) ?? 0 };
};

/** Milliseconds it took. */
export const importFile = async ({ client, meterIdOf }: HistorySite, file: HistoryFile): Promise<number> => {
  const answer = await client.send('POST', `/api/v1/inverter/import/${meterIdOf(file)}`, {
    headers: { 'content-type': 'text/csv' },
    body: createReadStream(file.path, { highWaterMark: 1 << 18 }),
  });
  dataOf(`the import of ${file.path}`, answer);
  return answer.tookMs;
};

/** Takes out what imports of the meter have brought in. */
export const undoImports = async (
  { client, meterIdOf }: HistorySite,
  meter: Pick<HistoryMeter, 'sn'>,
): Promise<void> => {
  const id = meterIdOf(meter);
  const imports = await client.ask<{ id: number; state: string }[]>('GET', `/api/v1/inverter/imports/${id}`);
  for (const { id: importId } of imports.filter(({ state }) => state === 'done'))
    await client.ask('POST', `/api/v1/inverter/undoimport/${id}`, { importId });
};
