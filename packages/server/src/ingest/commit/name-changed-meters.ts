// Whoever lost to another server learns of all of its meters that were changed. A node of a cluster names those of one shard; where
// the other server has stored the same readings, an error names one of these.
import type pg from 'pg';
import { int4Array } from '../../collections/binary-array.ts';
import { MetersChanged } from '../../readings/meter-version.ts';
import { violates } from '../../storage/violates.ts';
import type { NewLatest } from '../meter-state/group-rows.ts';
import { changedMetersOf } from './changed-meters.ts';

type Append = { readonly pool: pg.Pool; readonly latest: readonly NewLatest[] };

/** Throws `MetersChanged` where `append` has failed because of that. */
export const nameChangedMeters = async (
  { pool, latest }: Append,
  append: () => Promise<unknown>,
): Promise<void> => {
  try {
    await append();
  } catch (error) {
    const named = changedMetersOf(error);
    if (named === null && !violates(error, 'reading_pkey')) throw error;
    const changed = new Set([...(named ?? []), ...(await changedOf(pool, latest))]);
    if (changed.size === 0) throw error;
    throw new MetersChanged([...changed]);
  }
};

const changedOf = async (pool: pg.Pool, latest: readonly NewLatest[]): Promise<number[]> => {
  const ids = int4Array(latest.map(({ reading }) => reading.meterId));
  const { rows } = await pool.query<{ meter_id: number; version: number }>(versions, [ids]);
  const versionOf = new Map(rows.map(({ meter_id, version }) => [meter_id, version]));
  return latest.flatMap(({ reading: { meterId }, version }) =>
    versionOf.get(meterId) === version ? [] : meterId,
  );
};

const versions = 'select meter_id, version from latest_reading where meter_id = any($1)';
