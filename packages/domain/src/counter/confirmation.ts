// What later reads tell of a count that is not plausible by itself.
import type { RegisterRead } from './counter-state.ts';
import { plausibleMwh } from './limits.ts';
import { isPlausible, rolloverMwh } from './plausible.ts';
import { type RegisterContext, verdictAt } from './read-context.ts';

const confirmingReads = 3;
const confirmingMicros = 120_000_000;
/** Bounds what waits at meters that send many times a second. */
const mostWaitingReads = 120;

/** Open: only later reads can tell. */
export const confirmationOf = (
  subject: RegisterContext,
  mayBeRollover: boolean,
): 'returns' | 'stays' | 'open' => {
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

/**
 * How far it has gone over the meter's end; null when it cannot have, or when the next read has gone that way
 * and does not follow from this one: then this one is the wrong one.
 */
export const believedRollover = (subject: RegisterContext, raw: number): number | null => {
  const rolledOver = rolloverMwh(subject, subject.moment.read, raw);
  if (rolledOver === null) return null;
  const next = subject.moment.later.find((read) => toldBy(subject, read) !== null);
  const nextRaw = next ? toldBy(subject, next) : null;
  if (!next || nextRaw === null || rolloverMwh(subject, next, nextRaw) === null) return rolledOver;
  return follows(subject, { raw, next, nextRaw }) ? rolledOver : null;
};

type Following = { readonly raw: number; readonly next: RegisterRead; readonly nextRaw: number };

const follows = ({ moment, index }: RegisterContext, { raw, next, nextRaw }: Following): boolean => {
  const spanMicros = next.atMicros - moment.read.atMicros;
  const most = plausibleMwh(moment.rules.limits, next.powersW[index] ?? 0, spanMicros);
  return nextRaw >= raw && nextRaw - raw <= most;
};

/** Null for a count that is not told or not to be believed. */
const toldBy = (subject: RegisterContext, read: RegisterRead): number | null =>
  verdictAt(subject, read) === 'hold' ? null : (read.raws[subject.index] ?? null);

/** A count that has rolled over is as good as one that has risen, unless it only confirms that this one has. */
const isBack = (subject: RegisterContext, next: RegisterRead, mayBeRollover: boolean): boolean => {
  const raw = toldBy(subject, next);
  if (raw === null) return false;
  return isPlausible(subject, next, raw) || (!mayBeRollover && rolloverMwh(subject, next, raw) !== null);
};
