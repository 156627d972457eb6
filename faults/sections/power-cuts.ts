// The power goes in the middle of mixed load. The data lies on a disk that keeps what was synced and drops the rest, or
// keeps each page by chance, as a real disk may have written some and not others.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noiseOf, startPostgres } from '@ohmstead/bench';
import { type NameRule, startDisk } from '../disk/start-disk.ts';
import { syncPath } from '../disk/sync-path.ts';
import type { FaultCase, Place } from '../fault-case.ts';
import { startLoaded } from '../load/loaded-program.ts';
import { mixed } from '../load/mixed-load.ts';
import { type Fault, runChain } from './fault-chain.ts';
import { killPostgres, type Postgres, stopIfRunning } from './postgres-faults.ts';

type Disk = Awaited<ReturnType<typeof startDisk>>;
type Cuts = { readonly rule: NameRule; readonly keepPercents: readonly number[] };

const powerCut = (disk: Disk, postgres: Postgres | null, keepPercent: number, seed: number): Fault => ({
  name: `power cut, ${keepPercent} % of the unsynced pages kept,`,
  strike: async (programs, endLoad) => {
    endLoad();
    const killed = programs.map(({ kill }) => kill());
    await Promise.all([...killed, postgres === null ? null : killPostgres(postgres)]);
    const said = await disk.cutPower(keepPercent, seed);
    postgres?.start();
    return ` (${said})`;
  },
});

const cutsOn = async (
  disk: Disk,
  postgres: Postgres | null,
  { keepPercents }: Cuts,
  { checked }: Place,
  seed: number,
): Promise<void> => {
  const dataDir = join(disk.folder, 'data');
  await mkdir(dataDir);
  await syncPath(disk.folder);
  const database = postgres === null ? {} : { DATABASE_URL: postgres.url };
  const env = { DATA_DIR: dataDir, DEMO: 'off', ...database };
  const loaded = await startLoaded({ dataDir, env, seed, ...mixed });
  const faults = keepPercents.map((keep, place) => powerCut(disk, postgres, keep, seed * 100 + place));
  await runChain(loaded, faults, noiseOf(seed), { checked });
};

const textOf = ({ rule, keepPercents }: Cuts): string =>
  `${keepPercents.length} power cuts under mixed load, names durable ${rule === 'ext4' ? 'as on ext4' : 'by syncs of their folders only'}`;

export const embeddedCutCase = (place: number, cuts: Cuts): FaultCase => ({
  name: `cuts-embedded-${place}`,
  title: `${textOf(cuts)}, embedded database`,
  checks: cuts.keepPercents.length + 1,
  run: async (where, seed) => {
    const disk = await startDisk(where.dataParent, cuts.rule);
    await cutsOn(disk, null, cuts, where, seed).finally(() => disk.remove());
  },
});

export const postgresCutCase = (place: number, cuts: Cuts): FaultCase => ({
  name: `cuts-postgres-${place}`,
  title: `${textOf(cuts)}, PostgreSQL`,
  checks: cuts.keepPercents.length + 1,
  run: async (where, seed) => {
    const disk = await startDisk(where.dataParent, cuts.rule);
    const postgres = await startPostgres(disk.folder);
    if (postgres === null) throw new Error('PostgreSQL is not installed');
    // Its folder has been there for long, as on any machine: what comes after it is what is tried.
    for (const name of await readdir(disk.folder)) await syncPath(join(disk.folder, name));
    await syncPath(disk.folder);
    await cutsOn(disk, postgres, cuts, where, seed)
      .finally(() => stopIfRunning(postgres))
      .finally(() => disk.remove());
  },
});
