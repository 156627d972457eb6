// The days of UTC on which a meter may have been beyond its limits: packed days whose extremes are, and all days
// with hot readings. Newest first, and not more than are looked into at once.
import type { AlertLimits, BreachKind, MicroSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { startOfUtcDay } from '../readings/utc-day.ts';
import type { Database } from '../storage/schema.ts';
import { hotDays } from './hot-days.ts';

export type JudgedMeter = { readonly id: number; readonly limits: AlertLimits };

export type BreachDay = {
  readonly meterId: number;
  readonly day: number;
  /** The kinds of breaches that the day may show. */
  readonly kinds: ReadonlySet<BreachKind>;
};

export type BreachDays = {
  /** The newest come first. */
  readonly days: readonly BreachDay[];
  /** Days before it are left out; null where none are. */
  readonly horizonMicros: number | null;
};

const mostMeterDays = 160;

type Db = Kysely<Database>;
type PackedRow = { meter_id: number; day: number; kinds: BreachKind[] };

export const breachDays = async (
  db: Db,
  meters: readonly JudgedMeter[],
  query: { readonly span: MicroSpan; readonly kinds: ReadonlySet<BreachKind> },
): Promise<BreachDays> => {
  if (meters.length === 0 || query.kinds.size === 0) return { days: [], horizonMicros: null };
  const most = Math.max(mostMeterDays, meters.length);
  const packed = await packedBreachDays(db, meters, { ...query, most: most + 1 });
  const hot = await hotDays(
    db,
    meters.map(({ id }) => id),
    query.span,
  );
  const found = new Map<string, BreachDay>();
  for (const { meter_id: meterId, day, kinds } of packed)
    found.set(`${meterId} ${day}`, { meterId, day, kinds: new Set(kinds) });
  for (const { meterId, day } of hot) found.set(`${meterId} ${day}`, { meterId, day, kinds: query.kinds });
  const days = [...found.values()].sort((a, b) => b.day - a.day);
  const firstLeftOut = days[most];
  const within = firstLeftOut ? days.filter(({ day }) => day > firstLeftOut.day) : days;
  return {
    days: within,
    horizonMicros: firstLeftOut ? startOfUtcDay(firstLeftOut.day + 1) : null,
  };
};

type PackedQuery = {
  readonly span: MicroSpan;
  readonly kinds: ReadonlySet<BreachKind>;
  readonly most: number;
};

const instantOf = (micros: number) => sql`${new Date(Math.floor(micros / 1000)).toISOString()}::timestamptz`;
const dayColumn = sql`(day - date '1970-01-01')::int4`;

/** A phase has six extremes: least and greatest voltage, greatest current, least and greatest power, least power factor. */
const ofPhases = (place: number) =>
  sql.join([place, place + 6, place + 12].map((at) => sql.raw(`extremes[${at}]`)));
const magnitude = (phase: number) =>
  sql.raw(`coalesce(greatest(abs(extremes[${phase * 6 + 4}]), abs(extremes[${phase * 6 + 5}])), 0)`);

const packedBreachDays = async (
  db: Db,
  meters: readonly JudgedMeter[],
  { span, kinds, most }: PackedQuery,
): Promise<PackedRow[]> => {
  const limits = (kind: BreachKind, of: (limits: AlertLimits) => number | null) =>
    sql`${meters.map((meter) => (kinds.has(kind) ? of(meter.limits) : null))}::float8[]`;
  const meterIds = sql`${meters.map(({ id }) => id)}::int4[]`;
  const { rows } = await sql<PackedRow>`
    select * from (
      select meter_id, ${dayColumn} as day, array_remove(array[
        case when greatest(${ofPhases(2)}) > over_v then 'overVoltage' end,
        case when least(${ofPhases(1)}) < under_v then 'underVoltage' end,
        case when greatest(${ofPhases(3)}) > over_a then 'overCurrent' end,
        case when ${magnitude(0)} + ${magnitude(1)} + ${magnitude(2)} > over_w then 'overPower' end,
        case when least(${ofPhases(6)}) < low_pf
          and greatest(${magnitude(0)}, ${magnitude(1)}, ${magnitude(2)}) >= idle_w
          then 'lowPowerFactor' end], null) as kinds
      from reading_day
      join unnest(${meterIds},
          ${limits('overVoltage', ({ overVoltageV }) => overVoltageV)},
          ${limits('underVoltage', ({ underVoltageV }) => underVoltageV)},
          ${limits('overCurrent', ({ overCurrentA }) => overCurrentA)},
          ${limits('overPower', ({ overPowerW }) => overPowerW)},
          ${limits('lowPowerFactor', ({ lowPowerFactor }) => lowPowerFactor)},
          ${meters.map((meter) => meter.limits.idlePowerW)}::float8[])
        as judged (id, over_v, under_v, over_a, over_w, low_pf, idle_w) on judged.id = meter_id
      where meter_id = any(${meterIds}) and to_at >= ${instantOf(span.fromMicros)} and from_at < ${instantOf(span.toMicros)}
        and day >= (${instantOf(span.fromMicros)} at time zone 'UTC')::date
        and day <= (${instantOf(span.toMicros)} at time zone 'UTC')::date) judged_days
    where kinds <> '{}'
    order by day desc
    limit ${most}`.execute(db);
  return rows;
};
