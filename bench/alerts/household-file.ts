// The one-minute readings of a household near Paris, December 2006 to November 2010, as the UCI Machine Learning Repository publishes them
// (“Individual household electric power consumption”): Date;Time;Global_active_power;…, kW, French legal time, `?` where missing.
// The file is not a part of the project: HOUSEHOLD_FILE names it.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { dayNumberOf } from '@ohmstead/domain';
import type { RawDay, RawSite } from './raw-day.ts';

const minutesOfHour = 60;
const hoursOfDay = 24;
/** A day is used when nearly all of it is known. */
const leastMinutes = 1380;
const wattsPerKilowatt = 1000;
const days = 731;

type Sums = { readonly watts: number[]; readonly minutes: number[] };

export const householdFile = async (path: string): Promise<RawSite> => {
  const byDay = new Map<number, Sums>();
  for await (const line of createInterface({ input: createReadStream(path) })) addLine(byDay, line);
  const known = [...byDay].flatMap(([dayNumber, sums]) => dayOf(dayNumber, sums) ?? []);
  return { name: 'UCI household', days: known.toSorted((a, b) => a.dayNumber - b.dayNumber).slice(0, days) };
};

const addLine = (byDay: Map<number, Sums>, line: string): void => {
  const [date = '', time = '', power = '?'] = line.split(';');
  const [day = '', month = '', year = ''] = date.split('/');
  const kilowatts = Number(power);
  if (!/^\d+$/.test(year) || power === '?' || power === '' || !Number.isFinite(kilowatts)) return;
  const dayNumber = dayNumberOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  const hour = Number(time.slice(0, 2));
  const sums = byDay.get(dayNumber) ?? { watts: zeros(), minutes: zeros() };
  byDay.set(dayNumber, sums);
  sums.watts[hour] = (sums.watts[hour] ?? 0) + kilowatts * wattsPerKilowatt;
  sums.minutes[hour] = (sums.minutes[hour] ?? 0) + 1;
};

const zeros = (): number[] => new Array<number>(hoursOfDay).fill(0);

const dayOf = (dayNumber: number, { watts, minutes }: Sums): RawDay | null => {
  const known = minutes.reduce((sum, count) => sum + count, 0);
  if (known < leastMinutes || minutes.some((count) => count < minutesOfHour / 2)) return null;
  return {
    dayNumber,
    hoursW: watts.map((sum, hour) => sum / (minutes[hour] ?? 1)),
    yieldMwh: null,
    temperature: null,
    radiationWhPerM2: null,
    phases: [],
  };
};
