// How long readings are kept. What they were summed up to, the ledger of quarter-hours, is kept for good; so nothing
// before the horizon may be judged anew: neither a late reading nor a recomputation may reach behind it. The horizon
// is stored, since it stays where it is when the setting is taken back.
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Job } from '../jobs/start-jobs.ts';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import type { Database } from '../storage/schema.ts';
import type { Engine } from '../storage/storage.ts';
import type { Ingest } from './create-ingest.ts';
import { deleteExpired } from './expired-days.ts';

type Db = Kysely<Database>;

export type Retention = {
  /** Readings before it are gone. 0: all are kept. */
  keptFromMicros(): number;
  /** Before anything is judged, and from time to time: another server may have moved it. */
  load(): Promise<void>;
  /** Deletes what is too old, once every server knows of it. */
  expire(
    ingest: Pick<Ingest, 'alone'>,
    signal: AbortSignal,
    untilKnown?: () => Promise<unknown>,
  ): Promise<void>;
};

const settingName = 'readingsKeptFrom';

export const openRetention = (db: Db, clock: Clock, days: number | null): Retention => {
  let keptFrom = 0;
  return {
    keptFromMicros: () => keptFrom,
    load: async () => {
      keptFrom = await storedHorizon(db);
    },
    expire: async (ingest, signal, untilKnown = () => Promise.resolve()) => {
      if (days === null) return;
      keptFrom = Math.max(keptFrom, await storedHorizon(db));
      const horizon = await believedHorizon(db, clock.nowMicros(), days);
      // Nothing is judged behind the new horizon from here on.
      if (horizon > keptFrom) {
        await ingest.alone(() => storeSetting(db, settingName, horizon));
        keptFrom = horizon;
        await untilKnown();
      }
      await deleteExpired({ db, ingest }, keptFrom, signal);
    },
  };
};

type JobParts = {
  readonly retention: Retention;
  readonly ingest: Pick<Ingest, 'alone'>;
  readonly engine: Engine;
};

export const retentionJob = ({ retention, ingest, engine }: JobParts): Job => ({
  name: 'retention',
  everyMs: 6 * 3_600_000,
  run: (signal) => retention.expire(ingest, signal, () => untilKnown(engine, signal)),
});

const knownEveryMs = 5_000;

/** What this server writes is judged by the horizon that is stored, whichever server moved it. */
export const horizonJob = ({ retention }: Pick<JobParts, 'retention'>): Job => ({
  name: 'horizon',
  everyMs: knownEveryMs,
  everywhere: true,
  run: () => retention.load(),
});

const untilKnown = (engine: Engine, signal: AbortSignal): Promise<void> =>
  engine === 'embedded'
    ? Promise.resolve()
    : setTimeout(2 * knownEveryMs, undefined, { signal }).catch(() => undefined);

/** The same instant as `Retention.keptFromMicros`, for queries. */
export const keptFromSetting = sql<number>`coalesce(
  (select (value #>> '{}')::int8 from setting where name = ${settingName}), 0)`;

const storedHorizon = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ micros: number }>`select ${keptFromSetting} as micros`.execute(db);
  return rows[0]?.micros ?? 0;
};

const notedSetting = 'readingsKeptFrom.noted';
const believedAfterMicros = 86_400_000_000;

/** A clock that is ahead would have everything deleted: a horizon holds when the clock says a day later than when it was noted. */
const believedHorizon = async (db: Db, nowMicros: number, days: number): Promise<number> => {
  const { rows } = await sql<{ micros: number }>`
    select (value #>> '{}')::int8 as micros from setting where name = ${notedSetting}`.execute(db);
  const notedMicros = rows[0]?.micros ?? null;
  const isBelieved = notedMicros !== null && nowMicros >= notedMicros + believedAfterMicros;
  if (notedMicros === null || isBelieved || nowMicros < notedMicros)
    await storeSetting(db, notedSetting, nowMicros);
  return isBelieved ? startOfUtcDay(utcDayOf(notedMicros) - days) : 0;
};

const storeSetting = async (db: Db, name: string, micros: number): Promise<void> => {
  const value = JSON.stringify(micros);
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
