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

/** Requests under way at once: while one is stored the next is being written. */
const inFlight = 2;

/** Uploads what is missing of the past, newest span first, each span for all meters. */
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

const seedSpan = async (seeding: Seeding, span: HistorySpan): Promise<number> => {
  const waiting = seeding.meters.values();
  let readings = 0;
  const worker = async (): Promise<void> => {
    for (const meter of waiting) {
      if (seeding.signal.aborted) return;
      const stored = await uploadSpan(seeding, meter, span);
      readings += stored;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return readings;
};

/** Tries until the server has it. Lines it refuses it would refuse again: they are told, not repeated. */
const uploadSpan = async (seeding: Seeding, meter: FleetMeter, span: HistorySpan): Promise<number> => {
  const { uploader, signal, report } = seeding;
  const lines = linesOf(meter, span);
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
  instantsOf(span).map((atMs) =>
    JSON.stringify({
      time: new Date(atMs).toISOString(),
      key: meter.key,
      ...payloadOf(meter.dialect, meter.sn, meter.readingAt(atMs)),
    }),
  );
