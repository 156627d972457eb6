// What one new count of one register means.
//  normal   it rose by no more than the greatest plausible power could count in the time: the rise is booked
//  dip      it fell, and a read within the next few is back at or above the old count: held, nothing booked
//  reset    it fell and stayed low: a new segment; the new count is booked when the power the meter shows
//           explains it, otherwise nothing is
//  spike    it rose implausibly: held while a later read returns; if it stays, a new segment, nothing booked
//  unknown  it was not told: held; the rise is booked when it is told again
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

export type Case = {
  readonly index: number;
  readonly register: RegisterState | null;
  /** Instant of the read before. */
  readonly beforeMicros: number;
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
export const judge = (subject: Case): Verdict | null => {
  const { register, read, index } = subject;
  const raw = read.raws[index];
  if (register === null) return plain(raw == null ? null : { count: raw, raw, open: null });
  if (raw === undefined) return plain({ ...register, open: null });
  if (raw === null) return unknown(subject, register);
  const rise = raw - register.raw;
  if (!isPlausible(subject, register, read, rise)) {
    return judgeOutlier(subject, register, raw);
  }
  const next = { count: register.count + rise, raw, open: null };
  return { next, estimated: register.open !== null, event: null };
};

const plain = (next: RegisterState | null): Verdict => ({ next, estimated: false, event: null });

const sinceOf = ({ beforeMicros }: Case, register: RegisterState): number =>
  register.open?.sinceMicros ?? beforeMicros;

const isPlausible = (subject: Case, register: RegisterState, read: RegisterRead, rise: number): boolean => {
  const shownW = read.powersW[subject.index] ?? 0;
  const spanMicros = read.atMicros - sinceOf(subject, register);
  return rise >= 0 && rise <= plausibleMwh(subject.limits, shownW, spanMicros);
};

const unknown = (subject: Case, register: RegisterState): Verdict => {
  const sinceMicros = sinceOf(subject, register);
  // After a day it starts anew from where it is, so that its slots can be decided again.
  const gaveUp = subject.read.atMicros - sinceMicros > dayMicros;
  const open = gaveUp ? null : { kind: register.open?.kind ?? ('unknown' as const), sinceMicros };
  return { next: { ...register, open }, estimated: true, event: null };
};

const judgeOutlier = (subject: Case, register: RegisterState, raw: number): Verdict | null => {
  const fell = raw < register.raw;
  const outlook = outlookOf(subject, register);
  if (outlook === 'open') return null;
  if (outlook === 'returns') return held(subject, register, fell ? 'dip' : 'spike');
  const bookedMwh = fell ? restartEnergy(subject, register, raw) : 0;
  return {
    next: { count: register.count + bookedMwh, raw, open: null },
    estimated: true,
    event: { kind: fell ? 'reset' : 'spike', bookedMwh },
  };
};

/** The register as it stands while a read is not believed. */
export const held = (subject: Case, register: RegisterState, kind: 'dip' | 'spike'): Verdict => ({
  next: { ...register, open: { kind, sinceMicros: sinceOf(subject, register) } },
  estimated: true,
  event: register.open?.kind === kind ? null : { kind, bookedMwh: 0 },
});

const outlookOf = (subject: Case, register: RegisterState): 'returns' | 'stays' | 'open' => {
  for (const [position, later] of subject.later.entries()) {
    const raw = later.raws[subject.index];
    if (raw != null && isPlausible(subject, register, later, raw - register.raw)) return 'returns';
    const reads = position + 1;
    const longEnough = later.atMicros - subject.read.atMicros >= confirmingMicros;
    if ((reads >= confirmingReads && longEnough) || reads >= mostWaitingReads) return 'stays';
  }
  return 'open';
};

/** What a restarted counter shows was counted since, if twice the power shown explains it; over a day at most. */
const restartEnergy = (subject: Case, register: RegisterState, raw: number): number => {
  const spanMicros = Math.min(subject.read.atMicros - sinceOf(subject, register), dayMicros);
  const powerW = 2 * (subject.read.powersW[subject.index] ?? 0);
  return raw <= mwhOfPower(powerW, spanMicros) + restartAllowanceMwh ? raw : 0;
};
