// The same with PostgreSQL, whose own processes are killed too; with one server, or with two that share it.
import { noiseOf, startPostgres } from '@ohmstead/bench';
import { type DataFolder, dataFolder } from '@ohmstead/e2e';
import { openClock } from '../clock/open-clock.ts';
import type { FaultCase, Place } from '../fault-case.ts';
import { startLoaded } from '../load/loaded-program.ts';
import { mixed } from '../load/mixed-load.ts';
import { type Fault, runChain } from './fault-chain.ts';
import { type Postgres, postgresFaults, serverFaults, stopIfRunning } from './postgres-faults.ts';

export const postgresKillCase = (place: number, kills: number): FaultCase => ({
  name: `kills-postgres-${place}`,
  title: `${kills} kills under mixed load, PostgreSQL`,
  checks: kills + 1,
  run: onPostgres({ kills, servers: 1, faultsOf: postgresFaults }),
});

export const serverKillCase = (place: number, kills: number): FaultCase => ({
  name: `kills-servers-${place}`,
  title: `${kills} kills under mixed load, two servers on one PostgreSQL`,
  checks: kills + 1,
  run: onPostgres({ kills, servers: 2, faultsOf: serverFaults }),
});

/** The clocks of servers on one database; they go by the database's. */
const apartMs = 5_000;

type Kills = { readonly kills: number; readonly servers: number };

const onPostgres =
  ({
    faultsOf,
    ...order
  }: Kills & { faultsOf: (postgres: Postgres) => readonly Fault[] }): FaultCase['run'] =>
  async (where, seed) => {
    const postgres = await startPostgres(where.dataParent);
    if (postgres === null) throw new Error('PostgreSQL is not installed');
    const kinds = faultsOf(postgres);
    await killsOn({ ...order, url: postgres.url, kinds }, where, seed).finally(() => stopIfRunning(postgres));
  };

/** The kinds of faults come in turn, on the servers and the database. */
export const killsOn = async (
  { url, kills, servers, kinds }: Kills & { readonly url: string; readonly kinds: readonly Fault[] },
  { dataParent, checked }: Place,
  seed: number,
): Promise<void> => {
  const folders: DataFolder[] = [];
  while (folders.length < servers) folders.push(await dataFolder(dataParent));
  const clocks = folders.map(({ path }) => openClock(path));
  const [first, ...others] = folders.map(({ path: dataDir }, place) => {
    const clock = clocks[place];
    clock?.step(place * -apartMs);
    return { dataDir, env: { DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'off', ...clock?.env } };
  });
  if (first === undefined) throw new Error('no server is asked for');
  const loaded = await startLoaded({ ...first, others, seed, ...mixed });
  const faults = Array.from({ length: kills }, (_, kill) => kinds.at(kill % kinds.length) ?? []).flat();
  await runChain(loaded, faults, noiseOf(seed), { checked });
  for (const clock of clocks) clock.close();
  for (const folder of folders) await folder.remove();
};
