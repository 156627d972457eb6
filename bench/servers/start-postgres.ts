// A PostgreSQL of our own, durable as shipped (fsync on), as an unprivileged user when the bench runs as root.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { dataFolder, freePort } from '@ohmstead/e2e';

const debian = '/usr/lib/postgresql';

const findBinaries = (): string | null => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
};

const unprivilegedUser = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Null where PostgreSQL is not installed. */
export const startPostgres = async (dataParent: string) => {
  const bin = findBinaries();
  if (bin === null) return null;
  const user = unprivilegedUser();
  const folder = await dataFolder(dataParent);
  chmodSync(folder.path, 0o755);
  if (user.uid !== undefined) chownSync(folder.path, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder.path, 'data');
  const run = (name: string, ...args: string[]) =>
    void execFileSync(join(bin, name), args, {
      cwd: folder.path,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...user,
    });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${folder.path} -h 127.0.0.1`;
  const start = (): void =>
    run('pg_ctl', '-D', data, '-l', join(folder.path, 'log'), '-o', options, '-w', 'start');
  start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    /** Again, after it has ended. */
    start,
    isRunning: (): boolean =>
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status'], { stdio: 'ignore', ...user }).status === 0,
    /** The id of the server's first process, whose children the others are. */
    pid: (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    /** Feeds COPY … FROM STDIN through psql. */
    copy: (statement: string, rows: string) =>
      execFileSync(join(bin, 'psql'), ['-q', url, '-c', statement], {
        input: rows,
        stdio: ['pipe', 'ignore', 'inherit'],
      }),
    stop: async () => {
      run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
      await folder.remove();
    },
  };
};
