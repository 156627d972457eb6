// What a file says of each month beside what is stored, what its values look like, and where something is measured already.
import type { ImportOutcome } from '@ohmstead/contract';
import { joinSpans, type LocalSpan, localMonth, meterSlots, mwhPerKwh, readsOfMeter } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { registerReads } from '../analysis/register-reads.ts';
import { measuredSpans } from '../intervals/measured-spans.ts';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import type { Database } from '../storage/schema.ts';
import { daysOf } from './days-of-spans.ts';
import { doubtsOf } from './doubts.ts';
import type { MonthEnergy } from './file-facts.ts';
import type { ImportedMeter } from './imported-meter.ts';
import type { ImportResult } from './run-import.ts';

type Db = Kysely<Database>;

export type Outlook = Pick<ImportOutcome, 'months' | 'doubts' | 'overlap'>;

export const outlookOf = async (db: Db, meter: ImportedMeter, result: ImportResult): Promise<Outlook> => ({
  months: await monthsBeside(db, meter, result.facts.months),
  doubts: doubtsOf(result.facts, meter.ratedKw),
  overlap: await overlapOf(db, meter, result),
});

/** After an import nothing is stored beside it any more. A doubt may have come up further down in the file only. */
export const outlookAfter = ({ facts }: ImportResult, doubts: Outlook['doubts']): Outlook => ({
  months: facts.months.map(({ month, importMwh, exportMwh }) => ({
    month,
    importKwh: kwhOf(importMwh),
    exportKwh: kwhOf(exportMwh),
    storedImportKwh: null,
    storedExportKwh: null,
  })),
  doubts,
  overlap: null,
});

const kwhOf = (mwh: number | null): number | null => (mwh === null ? null : mwh / mwhPerKwh);

/** What the meter's counters and intervals say of each month, one after another: a file may be of many years. */
const monthsBeside = async (
  db: Db,
  meter: ImportedMeter,
  months: readonly MonthEnergy[],
): Promise<Outlook['months']> => {
  const beside: Outlook['months'] = [];
  for (const { month, importMwh, exportMwh } of months) {
    const stored = await storedIn(db, meter, localMonth(meter.zone, `${month}-01`));
    beside.push({
      month,
      importKwh: kwhOf(importMwh),
      exportKwh: kwhOf(exportMwh),
      storedImportKwh: kwhOf(stored.imported),
      storedExportKwh: kwhOf(stored.exported),
    });
  }
  return beside;
};

/** The counter is read at the month's ends, and where intervals begin and end: between those it counts. */
const storedIn = async (db: Db, { id, rule }: ImportedMeter, { fromMs, toMs }: LocalSpan) => {
  const edges = [fromMs * 1000, toMs * 1000];
  const intervals = (await readIntervals(db, [id], { fromMs, toMs })).get(id);
  const covered = intervals ? joinSpans([...intervals.imported, ...intervals.exported]) : [];
  const reads = await registerReads(
    db,
    [...edges, ...covered.flatMap(({ fromMicros, toMicros }) => [fromMicros, toMicros])].map((atMicros) => ({
      meterId: id,
      atMicros,
    })),
  );
  const hull = { fromMicros: fromMs * 1000, toMicros: toMs * 1000 };
  const part = readsOfMeter(reads.get(id) ?? [], 1, intervals && { ...intervals, hull });
  const { imported, exported } = meterSlots([part], edges, { rule });
  return { imported: imported[0] ?? null, exported: exported[0] ?? null };
};

const overlapOf = async (
  db: Db,
  { id, zone }: ImportedMeter,
  { fromMicros, toMicros }: ImportResult,
): Promise<Outlook['overlap']> => {
  if (fromMicros === null || toMicros === null) return null;
  const span = { fromMs: Math.floor(fromMicros / 1000), toMs: Math.ceil(toMicros / 1000) };
  const { imported, exported } = await measuredSpans(db, id, span);
  const spans = [...imported, ...exported].sort((a, b) => a.fromMicros - b.fromMicros);
  const [first] = spans;
  if (!first) return null;
  const endMicros = Math.max(...spans.map((each) => each.toMicros));
  return { from: iso(first.fromMicros), to: iso(endMicros), days: daysOf(spans, zone) };
};

const iso = (micros: number): string => new Date(micros / 1000).toISOString();
