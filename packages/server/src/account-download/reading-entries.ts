// The readings and the interval energy of each meter, in the columns that imports take.

import { csvOfIntervals } from '../reading-export/csv-of-intervals.ts';
import { csvOfReadings } from '../reading-export/csv-of-readings.ts';
import { intervalBounds, intervalsByQuarter } from '../readings/intervals/intervals-by-quarter.ts';
import { meterBounds } from '../readings/meter-span.ts';
import { readingsByDay } from '../readings/readings-by-day.ts';
import { queryIn } from '../readings/run-query.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import type { ZipEntry } from './zip-stream.ts';

export const readingEntries = async (scope: RequestScope): Promise<ZipEntry[]> => {
  const meters = await scope.db
    .selectFrom('meter')
    .innerJoin('site', 'site.id', 'meter.site_id')
    .select(['meter.id', 'meter.sn', 'site.time_zone as zone', 'intervals_from'])
    .where('site.account_id', '=', scope.accountId)
    .orderBy('meter.id')
    .execute();
  const withIntervals = meters.filter(({ intervals_from }) => intervals_from !== null);
  return [
    ...meters.map((meter) => ({
      name: `readings/${meter.sn}.csv`,
      content: () => readingsCsv(scope, meter),
    })),
    ...withIntervals.map((meter) => ({
      name: `intervals/${meter.sn}.csv`,
      content: () => intervalsCsv(scope, meter),
    })),
  ];
};

type ReadMeter = { readonly id: number; readonly zone: string };

async function* readingsCsv({ db, nowMs }: RequestScope, { id, zone }: ReadMeter): AsyncGenerator<string> {
  const run = queryIn(db);
  const bounds = (await meterBounds(run, id)) ?? { fromMicros: nowMs * 1000, toMicros: nowMs * 1000 };
  // Readings that come while the file is written are in the next one.
  const span = { meterId: id, fromMicros: bounds.fromMicros, toMicros: bounds.toMicros + 1 };
  const [fromMs, toMs] = [Math.floor(span.fromMicros / 1000), Math.ceil(span.toMicros / 1000)];
  yield* csvOfReadings(readingsByDay(run, span), { zone, fromMs, toMs });
}

async function* intervalsCsv({ db, nowMs }: RequestScope, { id, zone }: ReadMeter): AsyncGenerator<string> {
  const bounds = (await intervalBounds(db, id)) ?? { fromMicros: nowMs * 1000, toMicros: nowMs * 1000 };
  const [fromMs, toMs] = [Math.floor(bounds.fromMicros / 1000), Math.ceil(bounds.toMicros / 1000)];
  yield* csvOfIntervals(intervalsByQuarter(db, id, bounds), { zone, fromMs, toMs });
}
