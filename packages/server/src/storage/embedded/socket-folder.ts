// The folder of the engine's socket. Whoever can open the socket is the database's owner, so nobody else may enter.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type SocketFolder = {
  /** The driver wants the folder as the host; the port only names the file. */
  readonly host: string;
  readonly port: number;
  readonly socketPath: string;
  remove(): Promise<void>;
};

const port = 5432;
const fileName = `.s.PGSQL.${port}`;
/** The kernel's limit for a socket's path is 104 to 108 bytes. */
const longestPath = 100;

/** The caller holds the lock of the data folder, so that a socket found there is left over from a killed server. */
export const makeSocketFolder = async (dataDir: string): Promise<SocketFolder> => {
  const beside = join(resolve(dataDir), 'socket');
  const fits = Buffer.byteLength(join(beside, fileName)) <= longestPath;
  const host = fits ? beside : await mkdtemp(join(tmpdir(), 'ohmstead-'));
  await mkdir(host, { recursive: true, mode: 0o700 });
  await chmod(host, 0o700);
  const socketPath = join(host, fileName);
  await rm(socketPath, { force: true });
  return { host, port, socketPath, remove: () => rm(host, { recursive: true, force: true }) };
};
