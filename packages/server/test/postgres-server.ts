// A real PostgreSQL server in a temporary folder, as an unprivileged user when the tests run as root.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  readonly url: string;
  /** Stops it and starts it again. */
  restart(): void;
  pause(): void;
  resume(): void;
  /** Stops it for good. */
  stop(): void;
};

type User = { uid: number; gid: number };

export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = findBinaries();
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = mkdtempSync(join(tmpdir(), 'ohmstead-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, args: string[]): void => {
    execFileSync(join(bin, program), args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...user });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60`;
  const log = join(folder, 'log');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const resume = (): void => run('pg_ctl', ['-D', data, '-l', log, '-o', options, '-w', 'start']);
  const pause = (): void => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  resume();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: () => {
      pause();
      resume();
    },
    pause,
    resume,
    stop: () => {
      pause();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const findBinaries = (): string => {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const debian = debianFolders();
  const found = [...debian, ...onPath].find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) {
    throw new Error(
      'PostgreSQL is not installed: TEST_ENGINE=postgres needs it (Debian: apt-get install postgresql).',
    );
  }
  return found;
};

const debianFolders = (): string[] => {
  const versions = '/usr/lib/postgresql';
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
};

const unprivilegedUser = (): User => {
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', [user]).status === 0);
  if (!name) throw new Error('PostgreSQL refuses root, and there is neither a user postgres nor nobody.');
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};
