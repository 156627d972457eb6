// The same with PostgreSQL, whose own processes are killed too.
import { noiseOf, startPostgres } from '@ohmstead/bench';
import { dataFolder } from '@ohmstead/e2e';
import type { FaultCase, Place } from '../fault-case.ts';
import { startLoaded } from '../load/loaded-program.ts';
import { mixed } from '../load/mixed-load.ts';
import { runChain } from './fault-chain.ts';
import { type Postgres, postgresFaults, stopIfRunning } from './postgres-faults.ts';

export const postgresKillCase = (place: number, kills: number): FaultCase => ({
  name: `kills-postgres-${place}`,
  title: `${kills} kills under mixed load, PostgreSQL`,
  checks: kills + 1,
  run: async (where, seed) => {
    const postgres = await startPostgres(where.dataParent);
    if (postgres === null) throw new Error('PostgreSQL is not installed');
    await killsOn(postgres, kills, where, seed).finally(() => stopIfRunning(postgres));
  },
});

const killsOn = async (
  postgres: Postgres,
  kills: number,
  { dataParent, checked }: Place,
  seed: number,
): Promise<void> => {
  const folder = await dataFolder(dataParent);
  const env = { DATA_DIR: folder.path, DATABASE_URL: postgres.url, DEMO: 'off' };
  const loaded = await startLoaded({ dataDir: folder.path, env, seed, ...mixed });
  const kinds = postgresFaults(postgres);
  const faults = Array.from({ length: kills }, (_, kill) => kinds.at(kill % kinds.length) ?? []).flat();
  await runChain(loaded, faults, noiseOf(seed), { checked });
  await folder.remove();
};
