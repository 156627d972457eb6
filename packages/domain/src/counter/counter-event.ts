// The audit list: every read that was not simply normal, how it was judged, and why.
import type { CounterState, RegisterRead, RegisterState } from './counter-state.ts';
import { gapMicros } from './gap.ts';

/** Classes of validation, estimation and editing (VEE) that are worth a second look. */
export const eventKinds = ['reset', 'rollover', 'dip', 'spike', 'return', 'gap', 'replacement'] as const;

/** Why a read was judged so. */
export const eventReasons = [
  /** A later read is back at the old level. */
  'returned',
  /** This read is back at the old level. */
  'back',
  /** It may be back, or have risen in a long silence. No power was shown: the smaller energy is booked. */
  'uncertain',
  /** It fell and stayed low; the power shown explains what the counter has counted since its restart. */
  'restarted',
  /** It fell and stayed low; nothing explains what it shows. */
  'unexplained',
  /** It rose faster than the meter's rating allows, and stayed high. */
  'implausible',
  /** It passed its modulus. */
  'modulus',
  /** The meter was silent for long. */
  'silence',
  /** A person decided so. */
  'decided',
] as const;
export type EventReason = (typeof eventReasons)[number];

export type CounterEvent = {
  readonly atMicros: number;
  /** Index into the registers; `wholeMeter` for a gap. Together with the instant it identifies the event. */
  readonly register: number;
  readonly kind: (typeof eventKinds)[number];
  readonly reason: EventReason;
  /** Instant of the last believed read before; of a return the last one of what it returns to. */
  readonly sinceMicros: number;
  /** What the meter showed then and at this instant; null for a gap. */
  readonly beforeMwh: number | null;
  readonly afterMwh: number | null;
  /** Energy booked for the step itself. */
  readonly bookedMwh: number | null;
  /** Of a return: what was booked where the register had left its segments, and from when on it does not count. */
  readonly takesBack?: readonly TakenBack[];
};

export type TakenBack = { readonly fromMicros: number; readonly mwh: number };

export type Verdict = {
  readonly next: RegisterState | null;
  /** The energy up to this read is not simply measured. */
  readonly estimated: boolean;
  readonly event:
    | (Pick<CounterEvent, 'kind' | 'reason' | 'bookedMwh'> &
        Partial<Pick<CounterEvent, 'sinceMicros' | 'beforeMwh' | 'takesBack'>>)
    | null;
};

export const wholeMeter = -1;

export const eventsOf = (
  state: CounterState | null,
  read: RegisterRead,
  verdicts: readonly Verdict[],
): readonly CounterEvent[] => {
  if (state === null || !isEventful(state, read, verdicts)) return none;
  const { atMicros } = read;
  const events = isGap(state, read) ? [gapEvent(state, read)] : [];
  for (const [register, { event }] of verdicts.entries()) {
    const before = state.registers[register];
    if (event === null || before == null) continue;
    const sinceMicros = before.open?.sinceMicros ?? state.atMicros;
    const afterMwh = (read.replacedBy ?? read.raws)[register] ?? null;
    events.push({ atMicros, register, sinceMicros, beforeMwh: before.raw, afterMwh, ...event });
  }
  return events;
};

const none: readonly CounterEvent[] = [];

/** Hardly any read is. */
const isEventful = (state: CounterState, read: RegisterRead, verdicts: readonly Verdict[]): boolean =>
  isGap(state, read) || verdicts.some(({ event }) => event !== null);

const isGap = (state: CounterState, read: RegisterRead): boolean =>
  read.atMicros - state.atMicros > gapMicros;

const gapEvent = (state: CounterState, read: RegisterRead): CounterEvent => ({
  atMicros: read.atMicros,
  register: wholeMeter,
  kind: 'gap',
  reason: 'silence',
  sinceMicros: state.atMicros,
  beforeMwh: null,
  afterMwh: null,
  bookedMwh: null,
});
