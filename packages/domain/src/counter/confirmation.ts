// Whether later reads confirm an implausible one.
import type { RegisterRead } from './counter-state.ts';
import { plausibleMwh } from './limits.ts';
import { isPlausible, rolloverMwh } from './plausible.ts';
import { type RegisterContext, verdictAt } from './read-context.ts';

const confirmingReads = 3;
const confirmingMicros = 120_000_000;
/** Limits how many reads wait when a meter sends many times a second. */
const mostWaitingReads = 120;

/** `open` means that only later reads can decide. */
export const confirmationOf = (
  context: RegisterContext,
  mayBeRollover: boolean,
): 'returns' | 'stays' | 'open' => {
  const { read, later } = context.readContext;
  for (const [position, next] of later.entries()) {
    if (hasReturned(context, next, mayBeRollover)) return 'returns';
    // What another meter shows says nothing about this one.
    if (next.replacedBy !== null) return 'stays';
    const reads = position + 1;
    const longEnough = next.atMicros - read.atMicros >= confirmingMicros;
    if ((reads >= confirmingReads && longEnough) || reads >= mostWaitingReads) return 'stays';
  }
  return 'open';
};

/**
 * The energy booked for a rollover; null when the counter cannot have rolled over, or when the next read is beyond the
 * meter's end but does not follow from this one: then this one is the faulty read.
 */
export const believedRollover = (context: RegisterContext, raw: number): number | null => {
  const rolledOver = rolloverMwh(context, context.readContext.read, raw);
  if (rolledOver === null) return null;
  const next = context.readContext.later.find((read) => believedRaw(context, read) !== null);
  const nextRaw = next ? believedRaw(context, next) : null;
  if (!next || nextRaw === null || rolloverMwh(context, next, nextRaw) === null) return rolledOver;
  return follows(context, { raw, next, nextRaw }) ? rolledOver : null;
};

type Following = { readonly raw: number; readonly next: RegisterRead; readonly nextRaw: number };

const follows = ({ readContext, index }: RegisterContext, { raw, next, nextRaw }: Following): boolean => {
  const spanMicros = next.atMicros - readContext.read.atMicros;
  const most = plausibleMwh(readContext.rules.limits, next.powersW[index] ?? 0, spanMicros);
  return nextRaw >= raw && nextRaw - raw <= most;
};

const hasStayedAbove = ({ readContext, index, register }: RegisterContext, nextRaw: number): boolean => {
  const jumped = readContext.read.raws[index] ?? register.raw;
  const way = jumped - register.raw;
  return way > 0 && 10 * (jumped - nextRaw) < 9 * way;
};

/** Null for a register that the read lacks, or whose value a person has decided not to believe. */
const believedRaw = (context: RegisterContext, read: RegisterRead): number | null =>
  verdictAt(context, read) === 'hold' ? null : (read.raws[context.index] ?? null);

/**
 * A read after a rollover counts as a return too, unless the question is whether this one is a rollover. A jump is taken
 * back by a drop alone: that its count has become plausible by waiting is no return.
 */
const hasReturned = (context: RegisterContext, next: RegisterRead, mayBeRollover: boolean): boolean => {
  const raw = believedRaw(context, next);
  if (raw === null || hasStayedAbove(context, raw)) return false;
  return isPlausible(context, next, raw) || (!mayBeRollover && rolloverMwh(context, next, raw) !== null);
};
