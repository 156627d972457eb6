// A PostgreSQL of our own, durable as shipped (fsync on), as an unprivileged user when the bench runs as root.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs';
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
    execFileSync(join(bin, name), args, {
      cwd: folder.path,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...user,
    });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  run(
    'pg_ctl',
    '-D',
    data,
    '-l',
    join(folder.path, 'log'),
    '-o',
    `-p ${port} -k ${folder.path} -h 127.0.0.1`,
    '-w',
    'start',
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
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
