// Readings beyond a meter's limits.
import { setImmediate as otherRequests } from 'node:timers/promises';
import {
  type AlertLimits,
  type BreachKind,
  type BreachRun,
  breachRuns,
  type MicroSpan,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { MeterSpan } from '../readings/meter-span.ts';
import { queryIn } from '../readings/run-query.ts';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import type { Database } from '../storage/schema.ts';
import type { AbnormalEntry, Entries } from './abnormal-entry.ts';
import { type BreachDay, breachDays, type JudgedMeter } from './breach-days.ts';
import { type MeasuredPart, measuredParts } from './measured-parts.ts';

/** Opening a day takes a fraction of a millisecond; other requests are answered between two batches. */
const daysAtOnce = 16;

export type BreachesQuery = {
  readonly span: MicroSpan;
  readonly kinds: ReadonlySet<BreachKind>;
  /** Readings further apart are two events. */
  readonly mostApartMicros: number;
  /** The search stops at as many entries as a page shows. */
  readonly enough: number;
};

export const breachEntries = async (
  db: Kysely<Database>,
  meters: readonly JudgedMeter[],
  query: BreachesQuery,
): Promise<Entries> => {
  const { days, horizonMicros } = await breachDays(db, meters, query);
  const entries: AbnormalEntry[] = [];
  for (let next = 0; next < days.length; ) {
    const together = wholeDays(days.slice(next));
    entries.push(...(await entriesOfDays(db, meters, { ...query, days: together })));
    next += together.length;
    const [last, following] = [together.at(-1), days[next]];
    if (entries.length >= query.enough && last && following)
      return { entries, horizonMicros: startOfUtcDay(last.day) };
    await otherRequests();
  }
  return { entries, horizonMicros };
};

/** The first days, without separating the meters of one day. */
const wholeDays = (days: readonly BreachDay[]): readonly BreachDay[] => {
  const last = days[daysAtOnce - 1];
  const end = last ? days.findIndex(({ day }) => day < last.day) : -1;
  return end < 0 ? days : days.slice(0, end);
};

type DaysQuery = BreachesQuery & { readonly days: readonly BreachDay[] };

const entriesOfDays = async (
  db: Kysely<Database>,
  meters: readonly JudgedMeter[],
  { days, span, mostApartMicros }: DaysQuery,
): Promise<AbnormalEntry[]> => {
  const judged = new Map(meters.map(({ id, limits }) => [id, limits]));
  const spans = days.map((day) => ({ ...spanOf(day, span), kinds: day.kinds }));
  const kindsOf = new Map<MeterSpan, ReadonlySet<BreachKind>>(spans.map((one) => [one, one.kinds]));
  const entries: AbnormalEntry[] = [];
  for (const part of await measuredParts(queryIn(db), spans)) {
    const limits = judged.get(part.span.meterId);
    if (!limits) continue;
    const needed = limitsOf(limits, kindsOf.get(part.span) ?? new Set());
    entries.push(...entriesOf(part, breachRuns(part, { limits: needed, mostApartMicros })));
  }
  return joined(entries);
};

/** Limits that a day cannot have broken are left out. */
const limitsOf = (limits: AlertLimits, kinds: ReadonlySet<BreachKind>): AlertLimits => ({
  ...limits,
  overVoltageV: kinds.has('overVoltage') ? limits.overVoltageV : null,
  underVoltageV: kinds.has('underVoltage') ? limits.underVoltageV : null,
  overCurrentA: kinds.has('overCurrent') ? limits.overCurrentA : null,
  overPowerW: kinds.has('overPower') ? limits.overPowerW : null,
  lowPowerFactor: kinds.has('lowPowerFactor') ? limits.lowPowerFactor : null,
});

const spanOf = ({ meterId, day }: BreachDay, span: MicroSpan): MeterSpan => ({
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

const entriesOf = ({ span: { meterId } }: MeasuredPart, runs: readonly BreachRun[]): AbnormalEntry[] =>
  runs.map((run) => ({
    kind: run.kind,
    meterId,
    phase: run.phase === null ? null : run.phase + 1,
    unit: units[run.kind],
    fromMicros: run.fromMicros,
    toMicros: run.toMicros,
    events: 1,
    worst: run.worst,
    worstAtMicros: run.worstAtMicros,
    limit: run.limit,
  }));

/** Joins events of one kind on one day, so that a value that hovers around its limit does not fill the list. */
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
    worst,
    worstAtMicros,
    events: one.events + other.events,
    fromMicros: Math.min(one.fromMicros, other.fromMicros),
    toMicros: Math.max(one.toMicros ?? one.fromMicros, other.toMicros ?? other.fromMicros),
  };
};
