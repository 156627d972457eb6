// The time of a span that is not plainly measured, and why, so that no estimated or missing figure is without a cause. Time
// that follows on what an event began, such as a hold that goes on, has the event's cause.
import { spansOutside } from '../interval/spans-outside.ts';
import type { MicroSpan } from '../time/micro-span.ts';
import { pointsOf, type ReadPoint } from './read-point.ts';
import type { RegisterSlot } from './register-slot.ts';

export const unmeasuredCauses = ['item', 'valueMissing', 'undecided', 'unreported'] as const;
export type UnmeasuredCause = (typeof unmeasuredCauses)[number];

export type UnmeasuredSpan = MicroSpan & {
  readonly kind: 'estimated' | 'missing';
  readonly cause: UnmeasuredCause;
};

/**
 * In order of time. `slots` as `energyBetween` takes them; `items` are the spans that the audit list accounts for, and
 * `covered` those that intervals are known of, in order.
 */
export const unmeasuredSpans = (
  slots: readonly RegisterSlot[],
  items: readonly MicroSpan[],
  span: MicroSpan,
  covered: readonly MicroSpan[] = [],
): UnmeasuredSpan[] => spansOutside(unmeasuredByReads(slots, items, span), covered);

const unmeasuredByReads = (
  slots: readonly RegisterSlot[],
  items: readonly MicroSpan[],
  span: MicroSpan,
): UnmeasuredSpan[] => {
  const points = pointsOf(slots);
  const waiting = slots.filter(({ undecided, estimated }) => undecided && !estimated);
  const causeOf = (run: MicroSpan, part: MicroSpan): UnmeasuredCause => {
    if (items.some((item) => overlap(item, part))) return 'item';
    return waiting.some((slot) => reaches(slot, run)) ? 'undecided' : 'valueMissing';
  };
  const before = { fromMicros: span.fromMicros, toMicros: points[0]?.atMicros ?? span.toMicros };
  const after = { fromMicros: points.at(-1)?.atMicros ?? span.toMicros, toMicros: span.toMicros };
  return [
    ...clipped(before, span).map(unreported),
    ...runsOf(points).flatMap((run) =>
      clipped(run, span).map((part) => ({ ...part, kind: run.kind, cause: causeOf(run, part) })),
    ),
    ...clipped(after, span).map(unreported),
  ];
};

const overlap = (one: MicroSpan, other: MicroSpan): boolean =>
  one.fromMicros < other.toMicros && one.toMicros >= other.fromMicros;

/** A slot's flags are also those of the time since the read before it. */
const reaches = (
  { firstAtMicros, lastAtMicros }: RegisterSlot,
  { fromMicros, toMicros }: MicroSpan,
): boolean => firstAtMicros <= toMicros && lastAtMicros > fromMicros;

const unreported = (span: MicroSpan): UnmeasuredSpan => ({ ...span, kind: 'missing', cause: 'unreported' });

/** None where nothing of it lies in the span. */
const clipped = ({ fromMicros, toMicros }: MicroSpan, span: MicroSpan): MicroSpan[] => {
  const part = {
    fromMicros: Math.max(fromMicros, span.fromMicros),
    toMicros: Math.min(toMicros, span.toMicros),
  };
  return part.fromMicros < part.toMicros ? [part] : [];
};

type Run = Omit<UnmeasuredSpan, 'cause'>;

/** The times between the points that are not measured; those of one kind that adjoin are one. */
const runsOf = (points: readonly ReadPoint[]): Run[] => {
  const runs: Run[] = [];
  for (const [index, { atMicros: toMicros, estimated, unknown }] of points.entries()) {
    const fromMicros = points[index - 1]?.atMicros;
    if (fromMicros === undefined || !(unknown || estimated)) continue;
    const kind = unknown ? 'missing' : 'estimated';
    const last = runs.at(-1);
    if (last?.kind === kind && last.toMicros === fromMicros) runs[runs.length - 1] = { ...last, toMicros };
    else runs.push({ fromMicros, toMicros, kind });
  }
  return runs;
};
