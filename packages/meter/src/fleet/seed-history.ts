import { payloadOf } from '../payload/dialect.ts';
import { createBackOff } from '../upload/back-off.ts';
import type { Uploader } from '../upload/uploader.ts';
import type { FleetMeter } from './fleet-meters.ts';
import type { FleetOrder, FleetReport } from './fleet-order.ts';
import { type HistorySpan, historySpans, instantsOf } from './history-spans.ts';

export type Seeding = {
  readonly order: FleetOrder;
  readonly meters: readonly FleetMeter[];
  readonly uploader: Uploader;
  readonly signal: AbortSignal;
  readonly report: (report: FleetReport) => void;
};

/** Uploads the missing history, the newest span first, each span for all meters. */
export const seedHistory = async (seeding: Seeding): Promise<void> => {
  const { order, signal, report } = seeding;
  let total = 0;
  for (const span of historySpans(order.missing, order.minutesFromMs)) {
    const readings = await seedSpan(seeding, span);
    if (signal.aborted) return;
    total += readings;
    report({ kind: 'seeded', span: { fromMs: span.fromMs, toMs: span.toMs }, readings });
  }
  report({ kind: 'complete', readings: total });
};

/** The server reads one request while it stores another; more would keep others waiting. */
const requestsAtOnce = 2;

const seedSpan = async (seeding: Seeding, span: HistorySpan): Promise<number> => {
  let readings = 0;
  const underWay: Promise<number>[] = [];
  for (const meter of seeding.meters) {
    const lines = linesOf(meter, span);
    if (underWay.length === requestsAtOnce) readings += (await underWay.shift()) ?? 0;
    if (seeding.signal.aborted) break;
    underWay.push(uploadLines(seeding, meter, lines));
  }
  for (const stored of await Promise.all(underWay)) readings += stored;
  return readings;
};

/** Tries until the server has the lines. Refused lines would be refused again, so they are reported and not repeated. */
const uploadLines = async (
  { uploader, signal, report }: Seeding,
  meter: FleetMeter,
  lines: readonly string[],
): Promise<number> => {
  if (lines.length === 0) return 0;
  const backOff = createBackOff(signal);
  while (!signal.aborted) {
    const outcome = await uploader.batch(lines);
    if (signal.aborted) return 0;
    if (outcome.kind === 'ok') {
      const { accepted, duplicates, refused } = outcome.data;
      const first = refused[0];
      if (first)
        report({ kind: 'trouble', text: `${meter.sn}: ${refused.length} lines refused (${first.code})` });
      return accepted + duplicates;
    }
    report({ kind: 'trouble', text: `${meter.sn}: history not taken: ${outcome.why}` });
    if (outcome.kind === 'refused') return 0;
    await backOff.failed();
  }
  return 0;
};

const linesOf = (meter: FleetMeter, span: HistorySpan): string[] =>
  instantsOf(span).flatMap((atMs) => {
    const reading = meter.readingAt(atMs);
    if (!reading) return [];
    const time = new Date(atMs).toISOString();
    return [JSON.stringify({ time, key: meter.key, ...payloadOf(meter.dialect, meter.sn, reading) })];
  });
