// Sites with meters, counters and tariffs, on a server whose clock stands still.

import type { TariffBody } from '@ohmstead/contract';
import { hourMs } from '@ohmstead/domain';
import { expect } from 'vitest';
import { type BuiltMeter, buildMeter, buildSite } from './build-meter.ts';
import { signedInServer } from './signed-in-server.ts';

/** A Tuesday, 13:00 in Berlin. */
const noon = Date.parse('2026-03-10T12:00:00Z');

type Read = { readonly at: string; readonly importKwh: number; readonly exportKwh?: number };

/** The server of a test file, and its sites. */
export const billedSites = () => {
  const signedIn = signedInServer(noon);
  const { server, accountId } = signedIn;
  const answerTo = (method: string, path: string, body?: unknown, headers = {}) =>
    signedIn.answerTo(method, path, { body, headers });
  const ask = (method: string, path: string, body?: unknown) => signedIn.ask(method, path, { body });

  /** Counters at instants; between two of them energy flows evenly. */
  const sendReads = async (meter: BuiltMeter, reads: readonly Read[]): Promise<void> => {
    const lines = reads.map(({ at, importKwh, exportKwh = 0 }) =>
      JSON.stringify({ key: meter.key, time: at, Data: [230, 1, 100, importKwh, exportKwh] }),
    );
    const response = await fetch(`${server().address}/api/v1/sensor/uploadbatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
    expect((await response.json()).data).toMatchObject({ accepted: reads.length, refused: [] });
  };

  const newSite = async (values: object = {}) => {
    const site_id = await buildSite(server().db, { account_id: accountId(), ...values });
    return { siteId: site_id, meter: await buildMeter(server().db, { site_id, type: 1 }) };
  };

  const saveTariff = (siteId: number, body: object) => ask('POST', `tariff/save/${siteId}`, body);

  return { server, accountId, answerTo, ask, newSite, sendReads, saveTariff };
};

/** Reads at every quarter-hour, as a meter sends them. */
export const steady = (from: string, to: string, kwhAnHour: number): Read[] =>
  every(hourMs / 4, from, to, kwhAnHour);
export const hourly = (from: string, to: string, kwhAnHour: number): Read[] =>
  every(hourMs, from, to, kwhAnHour);

const every = (stepMs: number, from: string, to: string, kwhAnHour: number): Read[] => {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: (toMs - fromMs) / stepMs + 1 }, (_, step) => ({
    at: new Date(fromMs + step * stepMs).toISOString(),
    importKwh: 1000 + (step * stepMs * kwhAnHour) / hourMs,
  }));
};

export const tariff = (validFrom: string, priceMicros: number, more: Partial<TariffBody> = {}) => ({
  name: `From ${validFrom}`,
  validFrom,
  buying: { type: 'standard', priceMicros },
  ...more,
});

export const sumOf = (rows: readonly Record<string, number>[], key: string): number =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
