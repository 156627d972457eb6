import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { type DemoHistory, writeDemoHistory } from './demo-setting.ts';
import type { FleetReport } from './fleet-messages.ts';
import { withoutSpan } from './plan-history.ts';
import { type ProgressOut, showProgress } from './show-progress.ts';

type Keeping = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  readonly out: ProgressOut;
  readonly history: DemoHistory;
  /** The number of readings to come. */
  readonly total: number;
  readonly onComplete: () => void;
};

/** Writes down and reports how far the history has come. */
export const keepHistory = ({ db, clock, log, out, history: planned, total, onComplete }: Keeping) => {
  const startedMs = nowMs(clock);
  const progress = showProgress(out, 'demo history', total);
  let history = planned;
  let saving = Promise.resolve();

  const save = (state: DemoHistory): void => {
    // The states are written one after another, so that the last one written is the last one reached.
    saving = saving
      .then(() => writeDemoHistory(db, state))
      .catch((error) => log.error({ err: error }, 'how far the demo history has come could not be saved'));
  };
  const onReport = (report: FleetReport): void => {
    switch (report.kind) {
      case 'seeded':
        history = withoutSpan(history, report.span);
        save(history);
        progress.add(report.readings);
        return;
      case 'complete':
        progress.end(
          `demo history complete: ${report.readings} readings in ${secondsSince(clock, startedMs)} s`,
        );
        onComplete();
        return;
      case 'trouble':
        log.warn(`virtual meters: ${report.text}`);
    }
  };
  return { onReport, saved: () => saving };
};

const secondsSince = (clock: Clock, startedMs: number): number =>
  Math.round((nowMs(clock) - startedMs) / 1000);
