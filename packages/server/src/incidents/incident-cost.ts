// What an incident costs beyond what is usual: its extra energy at the price of the time. Null where there is no tariff, or
// where it costs nothing.
import type { IncidentDetail } from '@ohmstead/contract';
import {
  dayMs,
  type IncidentFact,
  minuteMs,
  type PriceInput,
  priceAt,
  quarterHourMs,
  watchedValue,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readReadings } from '../readings/read-readings.ts';
import type { Database } from '../storage/schema.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';
import type { ShownIncident } from './incident-row.ts';

type Db = Kysely<Database>;
type Cost = IncidentDetail['cost'];
type Asked = { readonly timeZone: string; readonly now: Date };

export const incidentCost = async (db: Db, incident: ShownIncident, asked: Asked): Promise<Cost> => {
  const extra = await extraEnergy(db, incident, asked.now);
  if (extra === null) return null;
  const prices = await pricesOf(db, incident, asked);
  let micros = 0;
  for (const { atMs, kwh } of extra.parts) {
    const price = priceAt(prices, atMs);
    if (price === null) return null;
    micros += price * kwh;
  }
  return micros > 0 ? { amount: Math.round(micros / 10_000) / 100, per: extra.per } : null;
};

type Part = { readonly atMs: number; readonly kwh: number };
type Extra = { readonly parts: readonly Part[]; readonly per: NonNullable<Cost>['per'] };

const wattDays = 0.024;

const extraEnergy = async (db: Db, incident: ShownIncident, now: Date): Promise<Extra | null> => {
  const { kind, limit_value, worst, started_at, facts } = incident;
  const atMs = started_at.getTime();
  const factOf = (name: IncidentFact) => facts.find(({ fact }) => fact === name)?.value ?? null;
  const once = (kwh: number | null): Extra | null =>
    kwh === null ? null : { parts: [{ atMs, kwh }], per: 'incident' };
  switch (kind) {
    case 'overPower':
      return { parts: await energyAbove(db, incident, now), per: 'incident' };
    case 'dayConsumption':
    case 'monthConsumption':
      return once(less(worst, limit_value));
    case 'unusualConsumption':
      return once(less(factOf('soFar'), factOf('usual')));
    case 'baseLoadRisen': {
      const riseW = less(factOf('soFar'), factOf('usual'));
      return riseW === null ? null : { parts: [{ atMs, kwh: riseW * wattDays }], per: 'day' };
    }
    default:
      return null;
  }
};

const less = (value: number | null, by: number | null): number | null =>
  value === null || by === null ? null : value - by;

const longestMs = 2 * dayMs;
/** A reading speaks for the time until the next, though not for long. */
const mostHeldMs = 15 * minuteMs;
const wattMsPerKwh = 3_600_000_000;

/** The imported energy above the limit. */
const energyAbove = async (db: Db, incident: ShownIncident, now: Date): Promise<Part[]> => {
  const { meter_id, started_at, ended_at, limit_value } = incident;
  if (meter_id === null || limit_value === null) return [];
  const fromMs = started_at.getTime();
  const toMs = Math.min((ended_at ?? now).getTime(), fromMs + longestMs);
  const found = await readReadings(db, [meter_id], { fromMicros: fromMs * 1000, toMicros: toMs * 1000 });
  const readings = found.get(meter_id) ?? [];
  return readings.flatMap(({ atMicros, values }, place) => {
    const powerW = watchedValue({ kind: 'overPower', phase: null }, values);
    const nextMs = (readings[place + 1]?.atMicros ?? toMs * 1000) / 1000;
    const heldMs = Math.min(mostHeldMs, nextMs - atMicros / 1000);
    if (powerW === null || powerW <= limit_value) return [];
    return [{ atMs: atMicros / 1000, kwh: ((powerW - limit_value) * heldMs) / wattMsPerKwh }];
  });
};

const pricesOf = async (
  db: Db,
  { site_id: siteId, started_at, ended_at }: ShownIncident,
  { timeZone, now }: Asked,
): Promise<PriceInput> => {
  const versions = await versionsOf(db, siteId);
  const fromMs = Math.floor(started_at.getTime() / quarterHourMs) * quarterHourMs;
  const untilMs = Math.min((ended_at ?? now).getTime(), fromMs + longestMs);
  const toMs = Math.max(fromMs, Math.ceil(untilMs / quarterHourMs) * quarterHourMs) + quarterHourMs;
  return { versions, timeZone, prices: await seriesFor(db, { siteId, versions }, { fromMs, toMs }) };
};
