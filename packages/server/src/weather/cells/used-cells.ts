// The cells that sites lie in; what is stored of any other goes.
import { type WeatherCell, weatherCellOf } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type UsedCell = {
  readonly cell: WeatherCell;
  readonly siteIds: readonly number[];
  /** Null: never. */
  readonly updatedAt: Date | null;
  readonly pastCheckedAt: Date | null;
};

export const usedCells = async (db: Db): Promise<UsedCell[]> => {
  const [sites, rows] = await Promise.all([sitesWithCoordinates(db), storedCells(db)]);
  const stored = new Map(rows.map((row) => [row.cell, row]));
  const siteIds = new Map<string, { readonly cell: WeatherCell; readonly ids: number[] }>();
  for (const { id, latitude, longitude } of sites) {
    if (latitude === null || longitude === null) continue;
    const cell = weatherCellOf(latitude, longitude);
    const known = siteIds.get(cell.key);
    if (known) known.ids.push(id);
    else siteIds.set(cell.key, { cell, ids: [id] });
  }
  return [...siteIds.values()].map(({ cell, ids }) => ({
    cell,
    siteIds: ids,
    updatedAt: stored.get(cell.key)?.updated_at ?? null,
    pastCheckedAt: stored.get(cell.key)?.past_checked_at ?? null,
  }));
};

const sitesWithCoordinates = (db: Db) =>
  db
    .selectFrom('site')
    .select(['id', 'latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .execute();

const storedCells = (db: Db) =>
  db.selectFrom('weather_cell').select(['cell', 'updated_at', 'past_checked_at']).execute();

/** With all of their past days. */
export const deleteUnusedCells = async (db: Db, used: readonly UsedCell[]): Promise<void> => {
  const keys = used.map(({ cell }) => cell.key);
  await db.deleteFrom('weather_cell').where('cell', '<>', sql<string>`all(${keys}::text[])`).execute();
};
