// What one new count of one register means.
//  normal   it rose by no more than the greatest plausible power could count in the time: the rise is booked
//  dip      it fell, and a read within the next few is back at or above the old count: held, nothing booked
//  reset    it fell and stayed low: a new segment; the new count is booked when the power the meter shows
//           explains it, otherwise nothing is
//  spike    it rose implausibly: held while a later read returns; if it stays, a new segment, nothing booked
//  unknown  it was not told: held; the rise is booked when it is told again
//  new      a register of the meter's first read begins at the count shown, one that comes into being later at 0:
//           before it there was nothing to count, so unknown before and 0 are the same to a difference
// "Stays" is decided by 3 later reads over at least 2 minutes. So the verdict depends on reads only, never
// on how they were delivered.
import type { RegisterRead, RegisterState } from './counter-state.ts';
import { type CounterLimits, mwhOfPower, plausibleMwh } from './limits.ts';

export type Verdict = {
  readonly next: RegisterState | null;
  /** The energy of this moment is not plainly measured. */
  readonly estimated: boolean;
  readonly event: { readonly kind: 'reset' | 'dip' | 'spike'; readonly bookedMwh: number } | null;
};

/** A read among its neighbours; each of its registers is judged by itself. */
export type Moment = {
  /** Instant of the read before; null for the meter's first. */
  readonly beforeMicros: number | null;
  readonly read: RegisterRead;
  /** Later reads known by now. */
  readonly later: readonly RegisterRead[];
  readonly limits: CounterLimits;
};

const confirmingReads = 3;
const confirmingMicros = 120_000_000;
/** Bounds what waits at meters that send many times a second. */
const mostWaitingReads = 120;

const restartAllowanceMwh = 100_000;
const dayMicros = 86_400_000_000;

/** Null: only later reads can tell. */
export const judge = (moment: Moment, index: number, register: RegisterState | null): Verdict | null => {
  const raw = moment.read.raws[index];
  if (register === null) return plain(raw == null ? null : newRegister(moment, raw));
  if (raw === undefined) return plain({ ...register, open: null });
  if (raw === null) return unknown(moment, register);
  const subject = { moment, index, register };
  if (!isPlausible(subject, moment.read, raw)) return judgeOutlier(subject, raw);
  const next = { count: register.count + raw - register.raw, raw, open: null };
  return { next, estimated: register.open !== null, event: null };
};

const plain = (next: RegisterState | null): Verdict => ({ next, estimated: false, event: null });

const newRegister = ({ beforeMicros }: Moment, raw: number): RegisterState => ({
  count: beforeMicros === null ? raw : 0,
  raw,
  open: null,
});

type Subject = { readonly moment: Moment; readonly index: number; readonly register: RegisterState };

const sinceOf = (moment: Moment, register: RegisterState): number =>
  register.open?.sinceMicros ?? moment.beforeMicros ?? moment.read.atMicros;

/** Whether the register can have risen to that count by that read. */
const isPlausible = ({ moment, index, register }: Subject, read: RegisterRead, raw: number): boolean => {
  const rise = raw - register.raw;
  const spanMicros = read.atMicros - sinceOf(moment, register);
  return rise >= 0 && rise <= plausibleMwh(moment.limits, read.powersW[index] ?? 0, spanMicros);
};

const unknown = (moment: Moment, register: RegisterState): Verdict => {
  const sinceMicros = sinceOf(moment, register);
  // After a day it starts anew from where it is, so that its slots can be decided again.
  const gaveUp = moment.read.atMicros - sinceMicros > dayMicros;
  const open = gaveUp ? null : { kind: register.open?.kind ?? ('unknown' as const), sinceMicros };
  return { next: { ...register, open }, estimated: true, event: null };
};

const judgeOutlier = (subject: Subject, raw: number): Verdict | null => {
  const { moment, register } = subject;
  const fell = raw < register.raw;
  const outlook = outlookOf(subject);
  if (outlook === 'open') return null;
  if (outlook === 'returns') return held(moment, register, fell ? 'dip' : 'spike');
  const bookedMwh = fell ? restartEnergy(subject, raw) : 0;
  return {
    next: { count: register.count + bookedMwh, raw, open: null },
    estimated: true,
    event: { kind: fell ? 'reset' : 'spike', bookedMwh },
  };
};

/** The register as it stands while a read is not believed. */
export const held = (moment: Moment, register: RegisterState, kind: 'dip' | 'spike'): Verdict => ({
  next: { ...register, open: { kind, sinceMicros: sinceOf(moment, register) } },
  estimated: true,
  event: register.open?.kind === kind ? null : { kind, bookedMwh: 0 },
});

const outlookOf = (subject: Subject): 'returns' | 'stays' | 'open' => {
  const { read, later } = subject.moment;
  for (const [position, next] of later.entries()) {
    const raw = next.raws[subject.index] ?? null;
    if (raw !== null && isPlausible(subject, next, raw)) return 'returns';
    const reads = position + 1;
    const longEnough = next.atMicros - read.atMicros >= confirmingMicros;
    if ((reads >= confirmingReads && longEnough) || reads >= mostWaitingReads) return 'stays';
  }
  return 'open';
};

/** What a restarted counter shows was counted since, if twice the power shown explains it; over a day at most. */
const restartEnergy = ({ moment, index, register }: Subject, raw: number): number => {
  const spanMicros = Math.min(moment.read.atMicros - sinceOf(moment, register), dayMicros);
  const powerW = 2 * (moment.read.powersW[index] ?? 0);
  return raw <= mwhOfPower(powerW, spanMicros) + restartAllowanceMwh ? raw : 0;
};
