// Every day of every meter, for `verify`: a few days at a time, whatever the length of the history.
import { dayAfter, mwhPerKwh, type PowerDifference } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { datesOfMeter } from './dates-of-meter.ts';
import { daysAtOnce, type WitnessedMeter, witnessDays } from './witness-days.ts';

type Db = Kysely<Database>;

type DoubtedDay = PowerDifference & { readonly meterId: number; readonly date: string };

export async function* doubtedDays(db: Db, nowMs: number): AsyncGenerator<DoubtedDay> {
  for (const meter of await witnessedMeters(db)) {
    const range = await datesOfMeter(db, meter, nowMs);
    let date = range?.firstDate ?? '';
    while (range && date <= range.lastDate) {
      const dates: string[] = [];
      for (; date <= range.lastDate && dates.length < daysAtOnce; date = dayAfter(date)) dates.push(date);
      yield* await doubtedAmong(db, meter, dates);
    }
  }
}

export const textOfDoubt = ({
  meterId,
  date,
  direction,
  countedMwh,
  integratedMwh,
  cause,
}: DoubtedDay): string => {
  const kwh = (mwh: number): string => (mwh / mwhPerKwh).toFixed(2);
  return `meter ${meterId}: ${date} ${direction}: counted ${kwh(countedMwh)} kWh, by power ${kwh(integratedMwh)} kWh (${cause})`;
};

const doubtedAmong = async (db: Db, meter: WitnessedMeter, dates: readonly string[]): Promise<DoubtedDay[]> =>
  (await witnessDays(db, meter, dates)).flatMap(({ date, differences }) =>
    (differences ?? []).map((each) => ({ meterId: meter.meterId, date, ...each })),
  );

const witnessedMeters = (db: Db): Promise<WitnessedMeter[]> =>
  db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['meter.id as meterId', 'site.time_zone as zone'])
    .orderBy('meter.id')
    .execute();
