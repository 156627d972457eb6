import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { type DemoHistory, readDemoHistory, readDemoInstallation } from './demo-setting.ts';
import { minutesFrom, readingsIn } from './plan-history.ts';

/** How much of its past the demo has, 0 up to 1; null once all of it is there, or without a demo. */
export const demoHistoryShare = async (db: Kysely<Database>): Promise<number | null> => {
  const installation = await readDemoInstallation(db);
  if (!installation) return null;
  const history = await readDemoHistory(db);
  return history ? shareOf(history, installation.anchorMs) : 0;
};

const shareOf = ({ missing, plannedToMs }: DemoHistory, anchorMs: number): number | null => {
  if (missing.length === 0) return null;
  const minutesFromMs = minutesFrom(plannedToMs);
  const all = readingsIn([{ fromMs: anchorMs, toMs: plannedToMs }], minutesFromMs);
  return 1 - readingsIn(missing, minutesFromMs) / all;
};
