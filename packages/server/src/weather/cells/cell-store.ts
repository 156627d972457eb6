// The last good forecast of each cell, with its age.
import { dayMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { StoredForecast } from '../../storage/schema/weather.ts';
import type { Database } from '../../storage/schema.ts';
import type { CellForecast } from '../open-meteo/ask-open-meteo.ts';
import { columnsOf } from './hour-columns.ts';

type Db = Kysely<Database>;

export type KnownForecast = { readonly forecast: StoredForecast; readonly updatedAt: Date };

/** Null until the first has come. */
export const findForecast = async (db: Db, cell: string): Promise<KnownForecast | null> => {
  const row = await db
    .selectFrom('weather_cell')
    .select(['forecast', 'updated_at'])
    .where('cell', '=', cell)
    .executeTakeFirst();
  return row?.forecast && row.updated_at ? { forecast: row.forecast, updatedAt: row.updated_at } : null;
};

/** Hours of long ago are kept with the past days. */
const keptBackMs = 2 * dayMs;

export const saveForecast = async (
  db: Db,
  cell: string,
  { now, hours, at }: CellForecast & { readonly at: Date },
): Promise<void> => {
  const fromMs = at.getTime() - keptBackMs;
  const stored: StoredForecast = { now, hours: columnsOf(hours.filter(({ atMs }) => atMs >= fromMs)) };
  const values = { forecast: JSON.stringify(stored), updated_at: at };
  await db
    .insertInto('weather_cell')
    .values({ cell, ...values, past_checked_at: null })
    .onConflict((conflict) => conflict.column('cell').doUpdateSet(values))
    .execute();
};

export const savePastChecked = async (db: Db, cell: string, at: Date): Promise<void> => {
  await db.updateTable('weather_cell').set({ past_checked_at: at }).where('cell', '=', cell).execute();
};
