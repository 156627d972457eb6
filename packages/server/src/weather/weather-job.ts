// Keeps the weather of every cell that a site lies in: a forecast a few hours old at most, and the past for as long as the
// site has readings. A run is short, since other jobs wait for it; it ends when nothing more may be asked, and the next one goes on.
import { dayMs, hourMs, minuteMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowDate, nowMs } from '../clock/clock.ts';
import type { Job } from '../jobs/start-jobs.ts';
import type { Database } from '../storage/schema.ts';
import { savePastChecked } from './cells/cell-store.ts';
import { deleteUnusedCells, type UsedCell, usedCells } from './cells/used-cells.ts';
import type { Weather } from './create-weather.ts';
import { firstDayOfSites } from './past/first-day.ts';
import { missingDays } from './past/past-store.ts';

const forecastMs = 3 * hourMs;
const pastMs = 6 * hourMs;
const longestRunMs = 20_000;

/** Three years: a year's season as often as a forecast looks back, and some more. */
const mostDaysBack = 1_100;
/** The archive lies some days behind; forecasts bring these days. */
const archiveLag = 7;
const mostDaysAtOnce = 366;

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock; readonly weather: Weather };

export const weatherJob = (parts: Parts): Job => ({
  name: 'weather',
  everyMs: 2 * minuteMs,
  run: (signal) => keepWeather(parts, signal),
});

export const keepWeather = async ({ db, clock, weather }: Parts, signal: AbortSignal): Promise<void> => {
  if (weather.isOff) return;
  const cells = await usedCells(db);
  await deleteUnusedCells(db, cells);
  const giveUp = AbortSignal.any([signal, AbortSignal.timeout(longestRunMs)]);
  for (const cell of oldestFirst(cells)) {
    if (giveUp.aborted || !weather.mayAsk()) return;
    await keepCell({ db, clock, weather }, cell, giveUp);
  }
};

const oldestFirst = (cells: readonly UsedCell[]): UsedCell[] =>
  cells.toSorted((a, b) => (a.updatedAt?.getTime() ?? 0) - (b.updatedAt?.getTime() ?? 0));

const keepCell = async (parts: Parts, used: UsedCell, signal: AbortSignal): Promise<void> => {
  const { weather, clock } = parts;
  const isDue = (at: Date | null, everyMs: number): boolean =>
    at === null || nowMs(clock) - at.getTime() >= everyMs;
  if (isDue(used.updatedAt, forecastMs)) {
    const isFresh = await weather.refresh(used.cell, forecastMs);
    // Before the first forecast there is no row that the past could belong to.
    if (!isFresh && used.updatedAt === null) return;
  }
  if (isDue(used.pastCheckedAt, pastMs)) await fillPast(parts, used, signal);
};

const fillPast = async (
  { db, clock, weather }: Parts,
  { cell, siteIds }: UsedCell,
  signal: AbortSignal,
): Promise<void> => {
  const today = Math.floor(nowMs(clock) / dayMs);
  const first = await firstDayOfSites(db, siteIds);
  const to = today - archiveLag;
  // A local day begins up to a day before that of UTC.
  const from = Math.max(today - mostDaysBack, (first ?? today) - 1);
  while (!signal.aborted) {
    const days = await missingDays(db, cell.key, { from, to, most: mostDaysAtOnce });
    if (days === null) return savePastChecked(db, cell.key, nowDate(clock));
    if (!(await weather.fetchPast(cell, days))) return;
  }
};
