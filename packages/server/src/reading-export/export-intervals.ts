import { Readable } from 'node:stream';
import type { LocalSpan } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { intervalsByQuarter } from '../readings/intervals/intervals-by-quarter.ts';
import type { AnsweredFile } from '../report-export/answered-file.ts';
import type { FoundMeter } from '../sites/find-meter.ts';
import type { Database } from '../storage/schema.ts';
import { csvOfIntervals } from './csv-of-intervals.ts';

type IntervalsQuery = { readonly meter: FoundMeter; readonly zone: string; readonly span: LocalSpan };

/** A meter's interval energy as a file, written while it is read. */
export const exportIntervals = (
  db: Kysely<Database>,
  { meter, zone, span }: IntervalsQuery,
): AnsweredFile => {
  const micros = { fromMicros: span.fromMs * 1000, toMicros: span.toMs * 1000 };
  return {
    name: `${meter.sn}-intervals-${new Date(span.fromMs).toISOString().slice(0, 10)}.csv`,
    type: 'text/csv',
    content: Readable.from(csvOfIntervals(intervalsByQuarter(db, meter.id, micros), { zone, ...span })),
  };
};
