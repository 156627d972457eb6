// Solar, a tariff that changes within a month, and a heat pump whose counter begins again.
import { hourMs, minuteMs, useTypes } from '@ohmstead/domain';
import { type CountedReading, countedReadings } from '../incident-stories/counted-readings.ts';
import type { OwnMeter, Visit } from './by-calls.ts';
import { halfHours, powers } from './household-power.ts';
import { duskTariffs, octoberInvoice } from './household-tariffs.ts';

type Registered = { readonly siteId: number; readonly meterId: number };

const october = '2026-09-30T22:00Z';

/** Gives its grid meter. */
export const setUpDuskHouse = async (visit: Visit, { siteId, meterId }: Registered): Promise<OwnMeter> => {
  const { post, addMeter, send } = visit;
  const settings = { priceUnit: 'EUR', emissionGramsPerKwh: 380, monthTarget: 600 };
  await post('site/save', { id: siteId, name: 'Dusk House', ...settings });
  for (const tariff of duskTariffs) await post(`tariff/save/${siteId}`, tariff);
  const overload = { kind: 'overPower', meterId: null, isOn: true, limit: 7000 };
  await post(`site/alertrules/${siteId}`, overload);

  const grid = await addMeter({ id: meterId, name: 'Grid', ratedPowerW: 10_000 });
  await send(grid, withSpike(halfHours(october, powers.grid)));
  const roof = await addMeter({ siteId, name: 'Roof', sn: 'DUSKROOF0001', useType: useTypes.inverter });
  await send(roof, halfHours(october, powers.roof));
  await setUpLoads(visit, siteId);
  await post(`bill/invoice/${siteId}`, octoberInvoice);
  return grid;
};

const setUpLoads = async (visit: Visit, siteId: number): Promise<void> => {
  const { addMeter, send } = visit;
  const load = { siteId, useType: useTypes.load };
  const heatPump = await addMeter({ ...load, name: 'Heat pump', sn: 'DUSKHEAT0001' });
  const behind = { behindMeterId: heatPump.id };
  const circulation = await addMeter({ ...load, name: 'Circulation', sn: 'DUSKCIRC0001', ...behind });
  const parts = [
    { meterId: heatPump.id, sign: 1 },
    { meterId: circulation.id, sign: -1 },
  ];
  await addMeter({ ...load, name: 'Compressor', parts });
  await send(heatPump, begunAgain(halfHours('2026-10-20T00:00Z', powers.heatPump)));
  await send(circulation, halfHours('2026-10-20T00:00Z', powers.circulation));
  await decideReset(visit, heatPump);
};

/** One reading that nobody can believe. */
const withSpike = (readings: readonly CountedReading[]): CountedReading[] =>
  readings.map((reading) => shifted(reading, reading.atMs === Date.parse('2026-10-08T05:00Z') ? 4000 : 0));

const begunAgain = (readings: readonly CountedReading[]): CountedReading[] => {
  const since = readings.find(({ atMs }) => atMs === Date.parse('2026-10-27T06:00Z'));
  const stoodAt = since?.rows[0]?.[3] ?? 0;
  return readings.map((reading) => shifted(reading, since && reading.atMs >= since.atMs ? -stoodAt : 0));
};

const shifted = ({ atMs, rows }: CountedReading, kwh: number): CountedReading => ({
  atMs,
  rows: rows.map(([v = 0, a = 0, w = 0, imported = 0, exported = 0]) => [v, a, w, imported + kwh, exported]),
});

const decideReset = async ({ get, post }: Visit, { id }: OwnMeter): Promise<void> => {
  const [{ at, register }] = (await get(`inverter/audit/${id}?kind=reset`)).items;
  await post(`inverter/decide/${id}`, { at, register, verdict: 'skip' });
};

/** A reading a minute, of which some are over the limit. */
export const sendLastMinutes = async ({ send }: Visit, grid: OwnMeter, nowMs: number): Promise<void> => {
  const [before] = halfHours(october, powers.grid).slice(-1);
  const isOver = (atMs: number): boolean => atMs >= nowMs - 9 * minuteMs && atMs < nowMs - 5 * minuteMs;
  const course = { fromMs: nowMs - hourMs / 4, toMs: nowMs, stepMs: minuteMs };
  const phasesAt = (atMs: number) => [{ w: isOver(atMs) ? 7500 : 3750 }];
  await send(grid, countedReadings({ ...course, phasesAt }, before));
};
