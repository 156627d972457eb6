// A round of verification as far as it has come, and what the last whole one found. Kept with the data, so that a
// server that is stopped goes on where it was.
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Difference } from './difference.ts';
import { firstPosition, type Position, type Step } from './verify-steps.ts';

type Db = Kysely<Database>;

export type VerifyRound = {
  readonly startedAtMs: number;
  /** Null where the round is over. */
  readonly position: Position | null;
  /** The number of all differences; the list names only the first. */
  readonly count: number;
  readonly differences: readonly Difference[];
};

const roundSetting = 'verify.round';
const reportSetting = 'verify.report';
const mostListed = 100;

export const newRound = (nowMs: number): VerifyRound => ({
  startedAtMs: nowMs,
  position: firstPosition,
  count: 0,
  differences: [],
});

export const roundAfter = (round: VerifyRound, { next, differences }: Step): VerifyRound => ({
  ...round,
  position: next,
  count: round.count + differences.reduce((sum, { count }) => sum + count, 0),
  differences: [...round.differences, ...differences].slice(0, mostListed),
});

export const loadRound = (db: Db): Promise<VerifyRound | null> => load(db, roundSetting);

/** The last round that came to its end. */
export const lastReport = (db: Db): Promise<VerifyRound | null> => load(db, reportSetting);

export const saveRound = (db: Db, round: VerifyRound): Promise<void> => save(db, roundSetting, round);

export const saveReport = (db: Db, round: VerifyRound): Promise<void> => save(db, reportSetting, round);

const load = async (db: Db, name: string): Promise<VerifyRound | null> => {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return (row?.value as VerifyRound | undefined) ?? null; // Only save writes it.
};

const save = async (db: Db, name: string, round: VerifyRound): Promise<void> => {
  const value = JSON.stringify(round);
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};
