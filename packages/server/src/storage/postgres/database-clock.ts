// The database's clock, which all its servers go by, however theirs differ. In between it is counted on by a clock of this
// machine that nobody can set.
import type pg from 'pg';
import type { Clock } from '../../clock/clock.ts';

export type DatabaseClock = Clock & {
  /** Asks once. Of the last answers the one counts that was on its way for the shortest time. */
  ask(client: Pick<pg.Client, 'query'>): Promise<void>;
};

/** The database's time less that of `monotonic`, to half of the way there and back. */
type Sample = { readonly wayMicros: number; readonly aheadMicros: number };

const samplesKept = 15;
const timeOfDatabase = 'select (extract(epoch from clock_timestamp()) * 1000000)::int8 as micros';

export const openDatabaseClock = (
  monotonicMicros: () => number = () => performance.now() * 1000,
): DatabaseClock => {
  let samples: readonly Sample[] = [];
  let aheadMicros = performance.timeOrigin * 1000;
  return {
    nowMicros: () => Math.round(monotonicMicros() + aheadMicros),
    ask: async (client) => {
      const beganMicros = monotonicMicros();
      const { rows } = await client.query(timeOfDatabase);
      const wayMicros = monotonicMicros() - beganMicros;
      const newest = { wayMicros, aheadMicros: Number(rows[0]?.micros) - beganMicros - wayMicros / 2 };
      samples = [...samples.filter((known) => mayBothHold(known, newest)), newest].slice(-samplesKept);
      aheadMicros = samples.reduce((best, one) => (one.wayMicros < best.wayMicros ? one : best)).aheadMicros;
    },
  };
};

/** Otherwise the database's clock was set in between. The two clocks drift by some microseconds a second. */
const driftMicros = 1_000;
const mayBothHold = (one: Sample, other: Sample): boolean =>
  Math.abs(one.aheadMicros - other.aheadMicros) <= (one.wayMicros + other.wayMicros) / 2 + driftMicros;
