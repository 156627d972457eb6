// A server and an account whose sites have meters that send steady power: energy is then known beforehand.
import type { EnergyColumns } from '@ohmstead/contract';
import { type BuiltMeter, buildMeter, buildSite } from './build-meter.ts';
import { signedInServer } from './signed-in-server.ts';
import { steadyReadings, uploadReadings } from './upload-readings.ts';

/** 12:00 in Berlin, a week after its clocks were set back. */
export const noon = Date.parse('2026-11-01T11:00:00Z');
const quarterMs = 15 * 60_000;

type UseTypes = readonly (1 | 2 | 3 | 4)[];
type Power = {
  readonly importW?: number;
  readonly exportW?: number;
  /** What the import counter shows at the beginning. */
  readonly importedKwh?: number;
};

/** The server of one file of tests. */
export const steadyServer = (nowMs = noon) => {
  const { server, accountId, answerTo, ask } = signedInServer(nowMs);
  return {
    server,
    answerTo: (path: string) => answerTo('GET', path),
    ask: (path: string) => ask('GET', path),
    newSite: async (useTypes: UseTypes, time_zone = 'Europe/Berlin') => {
      const { db } = server();
      const siteId = await buildSite(db, { account_id: accountId(), time_zone });
      const meters: BuiltMeter[] = [];
      for (const use_type of useTypes)
        meters.push(await buildMeter(db, { site_id: siteId, type: 1, use_type }));
      return { siteId, meters };
    },
    sendSteadyPower: (
      meter: BuiltMeter | undefined,
      from: string,
      to: string,
      power: Power,
      stepMs = quarterMs,
    ) => {
      if (!meter) throw new Error('the meter was built');
      const watts = { importW: 0, exportW: 0, ...power };
      return uploadReadings(server(), meter, steadyReadings(Date.parse(from), Date.parse(to), stepMs, watts));
    },
  };
};

export const kWhOf = (columns: EnergyColumns, key: string) =>
  columns.series.find((one) => one.key === key)?.data.map((kWh) => (kWh === null ? null : roundedKwh(kWh)));

export const roundedKwh = (kWh: number): number => Math.round(kWh * 1e6) / 1e6;
