// Readings beyond a meter's limits.
import { setImmediate as otherRequests } from 'node:timers/promises';
import { type BreachKind, type BreachRun, breachRuns } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { MeterSpan } from '../readings/meter-span.ts';
import { queryIn } from '../readings/run-query.ts';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import type { Database } from '../storage/schema.ts';
import type { AbnormalEntry, Entries } from './abnormal-entry.ts';
import { breachDays, type JudgedMeter, type MicroSpan } from './breach-days.ts';
import { type MeasuredPart, measuredParts } from './measured-parts.ts';

const quantities = ['voltageV', 'currentA', 'powerW', 'powerFactor'] as const;
/** Opening a day takes a fraction of a millisecond; others get their turn in between. */
const daysAtOnce = 16;

export type BreachesAsked = {
  readonly span: MicroSpan;
  readonly kinds: ReadonlySet<BreachKind>;
  /** Readings further apart are two events. */
  readonly mostApartMicros: number;
};

export const breachEntries = async (
  db: Kysely<Database>,
  meters: readonly JudgedMeter[],
  asked: BreachesAsked,
): Promise<Entries> => {
  const { days, horizonMicros } = await breachDays(db, meters, asked);
  const judged = new Map(meters.map((meter) => [meter.id, meter]));
  const entries: AbnormalEntry[] = [];
  for (let next = 0; next < days.length; next += daysAtOnce) {
    const spans = days.slice(next, next + daysAtOnce).map((day) => spanOf(day, asked.span));
    for (const part of await measuredParts(queryIn(db), spans, quantities)) {
      const limits = judged.get(part.meterId)?.limits;
      if (!limits) continue;
      const runs = breachRuns(part, { limits, mostApartMicros: asked.mostApartMicros });
      entries.push(
        ...entriesOf(
          part,
          runs.filter(({ kind }) => asked.kinds.has(kind)),
        ),
      );
    }
    await otherRequests();
  }
  return { entries: joined(entries), horizonMicros };
};

const spanOf = ({ meterId, day }: { meterId: number; day: number }, span: MicroSpan): MeterSpan => ({
  meterId,
  fromMicros: Math.max(span.fromMicros, startOfUtcDay(day)),
  toMicros: Math.min(span.toMicros, startOfUtcDay(day + 1)),
});

const units = {
  overVoltage: 'V',
  underVoltage: 'V',
  overCurrent: 'A',
  overPower: 'W',
  lowPowerFactor: '',
} as const satisfies Record<BreachKind, AbnormalEntry['unit']>;

const entriesOf = (
  { meterId }: Pick<MeasuredPart<'powerW'>, 'meterId'>,
  runs: readonly BreachRun[],
): AbnormalEntry[] =>
  runs.map((run) => ({
    ...{ kind: run.kind, meterId, phase: run.phase === null ? null : run.phase + 1, unit: units[run.kind] },
    ...{ fromMicros: run.fromMicros, toMicros: run.toMicros, events: 1 },
    ...{ worst: run.worst, worstAtMicros: run.worstAtMicros, limit: run.limit },
  }));

/** Events of one kind on a day as one entry, so that a value that trembles about its limit fills no list. */
const joined = (entries: readonly AbnormalEntry[]): AbnormalEntry[] => {
  const found = new Map<string, AbnormalEntry>();
  for (const entry of entries) {
    const key = [entry.meterId, entry.kind, entry.phase, utcDayOf(entry.fromMicros)].join();
    const other = found.get(key);
    found.set(key, other ? join(other, entry) : entry);
  }
  return [...found.values()];
};

const isBelow = (kind: AbnormalEntry['kind']): boolean =>
  kind === 'underVoltage' || kind === 'lowPowerFactor';

const join = (one: AbnormalEntry, other: AbnormalEntry): AbnormalEntry => {
  const isWorse = isBelow(one.kind) ? other.worst < one.worst : other.worst > one.worst;
  const { worst, worstAtMicros } = isWorse ? other : one;
  return {
    ...one,
    ...{ worst, worstAtMicros, events: one.events + other.events },
    fromMicros: Math.min(one.fromMicros, other.fromMicros),
    toMicros: Math.max(one.toMicros ?? one.fromMicros, other.toMicros ?? other.fromMicros),
  };
};
