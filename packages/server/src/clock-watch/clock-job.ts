// Finds that the clock was set back, while the server ran or while it did not, and mends what came of it.

import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { smallStepMicros } from '../clock/clock.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { mendSetBack } from './mend-set-back.ts';
import type { ClockWatch } from './watched-clock.ts';

const everyMs = 5_000;
/** The time is stored this often. */
const storedEveryMicros = 60_000_000;
const settingName = 'clock.said';

type ClockJobParts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly clockWatch: ClockWatch;
  readonly log: Log;
};

export const clockJob = ({ db, clock, clockWatch, log }: ClockJobParts): Job => {
  let storedMicros: number | null = null;
  return {
    name: 'clock',
    everyMs,
    // Each knows of what it has said itself.
    everywhere: true,
    run: async () => {
      storedMicros ??= await storedTime(db);
      const nowMicros = clock.nowMicros();
      const aheadMicros = aheadOf(clockWatch.aheadMicros(), storedMicros, nowMicros);
      if (aheadMicros !== null) {
        const setBackSeconds = (aheadMicros - nowMicros) / 1_000_000;
        log.warn({ setBackSeconds }, 'The clock was set back; what was summed up since is made anew.');
        await mendSetBack(db, nowMicros);
      } else if (storedMicros !== null && nowMicros < storedMicros + storedEveryMicros) return;
      await storeTime(db, nowMicros);
      storedMicros = nowMicros;
      if (aheadMicros !== null) clockWatch.settled(aheadMicros);
    },
  };
};

const aheadOf = (
  saidMicros: number | null,
  storedMicros: number | null,
  nowMicros: number,
): number | null => {
  if (saidMicros !== null) return saidMicros;
  return storedMicros !== null && storedMicros > nowMicros + smallStepMicros ? storedMicros : null;
};

const storedTime = async (db: Kysely<Database>): Promise<number | null> => {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return typeof row?.value === 'number' ? row.value : null;
};

const storeTime = async (db: Kysely<Database>, micros: number): Promise<void> => {
  const value = JSON.stringify(micros);
  await db
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
