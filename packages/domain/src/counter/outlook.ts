// What later reads tell of a count that is not plausible by itself.
import type { RegisterRead } from './counter-state.ts';
import { type Subject, verdictAt } from './moment.ts';
import { isPlausible, rolloverMwh } from './plausible.ts';

const confirmingReads = 3;
const confirmingMicros = 120_000_000;
/** Bounds what waits at meters that send many times a second. */
const mostWaitingReads = 120;

/** Open: only later reads can tell. */
export const outlookOf = (subject: Subject, mayBeRollover: boolean): 'returns' | 'stays' | 'open' => {
  const { read, later } = subject.moment;
  for (const [position, next] of later.entries()) {
    if (isBack(subject, next, mayBeRollover)) return 'returns';
    // What another meter shows tells nothing of this one.
    if (next.replacedBy !== null) return 'stays';
    const reads = position + 1;
    const longEnough = next.atMicros - read.atMicros >= confirmingMicros;
    if ((reads >= confirmingReads && longEnough) || reads >= mostWaitingReads) return 'stays';
  }
  return 'open';
};

/** A count that has rolled over is as good as one that has risen, unless it only confirms that this one has. */
const isBack = (subject: Subject, next: RegisterRead, mayBeRollover: boolean): boolean => {
  const raw = next.raws[subject.index] ?? null;
  if (raw === null || verdictAt(subject, next) === 'hold') return false;
  return isPlausible(subject, next, raw) || (!mayBeRollover && rolloverMwh(subject, next, raw) !== null);
};
