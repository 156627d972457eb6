// The time of a span that is not plainly measured, and why, so that no estimated or missing figure is without a cause. Time
// that follows on what an event began, such as a hold that goes on, has the event's cause.
import type { MicroSpan } from '../time/micro-span.ts';
import { pointsOf, type ReadPoint } from './read-point.ts';
import type { RegisterSlot } from './register-slot.ts';

export const unmeasuredCauses = ['item', 'valueMissing', 'undecided', 'unreported'] as const;
export type UnmeasuredCause = (typeof unmeasuredCauses)[number];

export type UnmeasuredSpan = MicroSpan & {
  readonly kind: 'estimated' | 'missing';
  readonly cause: UnmeasuredCause;
};

/** In order of time. `slots` as `energyBetween` takes them; `items` are the spans that the audit list accounts for. */
export const unmeasuredSpans = (
  slots: readonly RegisterSlot[],
  items: readonly MicroSpan[],
  span: MicroSpan,
): UnmeasuredSpan[] => {
  const points = pointsOf(slots);
  const waiting = slots.filter(({ undecided, estimated }) => undecided && !estimated);
  const causeOf = (part: MicroSpan): UnmeasuredCause => {
    if (items.some((item) => overlap(item, part))) return 'item';
    const isWaiting = waiting.some((slot) => overlap(spanOfSlot(slot), part));
    return isWaiting ? 'undecided' : 'valueMissing';
  };
  const before = { fromMicros: span.fromMicros, toMicros: points[0]?.atMicros ?? span.toMicros };
  const after = { fromMicros: points.at(-1)?.atMicros ?? span.toMicros, toMicros: span.toMicros };
  return [
    ...clipped(before, span).map(unreported),
    ...runsOf(points, span).map((run) => ({ ...run, cause: causeOf(run) })),
    ...clipped(after, span).map(unreported),
  ];
};

const overlap = (one: MicroSpan, other: MicroSpan): boolean =>
  one.fromMicros < other.toMicros && one.toMicros >= other.fromMicros;

const spanOfSlot = ({ firstAtMicros, lastAtMicros }: RegisterSlot): MicroSpan => ({
  fromMicros: firstAtMicros,
  toMicros: lastAtMicros,
});

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
const runsOf = (points: readonly ReadPoint[], span: MicroSpan): Run[] => {
  const runs: Run[] = [];
  for (const [index, end] of points.entries()) {
    const start = points[index - 1];
    if (start === undefined || !(end.unknown || end.estimated)) continue;
    const kind = end.unknown ? 'missing' : 'estimated';
    for (const part of clipped({ fromMicros: start.atMicros, toMicros: end.atMicros }, span)) {
      const last = runs.at(-1);
      if (last?.kind === kind && last.toMicros === part.fromMicros)
        runs[runs.length - 1] = { ...last, toMicros: part.toMicros };
      else runs.push({ ...part, kind });
    }
  }
  return runs;
};
