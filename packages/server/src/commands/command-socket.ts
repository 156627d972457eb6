// The running server takes commands at a socket in its data folder, which only its owner can open: the database
// may have one owner only, so a command is run by the server when there is one.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { type CommandParts, commands, unknownCommand } from './run-command.ts';

/** The data whose server takes the commands. */
export type CommandTarget = Pick<Config, 'dataDir' | 'databaseUrl'>;

const finished = 'ok';

export type CommandSocket = { close(): Promise<void> };

export const openCommandSocket = async (
  target: CommandTarget,
  parts: CommandParts,
): Promise<CommandSocket> => {
  const stopping = new AbortController();
  const server = createServer((request, answer) => {
    void answerCommand(parts, request, answer, stopping.signal).catch((error: unknown) => {
      parts.log.error({ err: error }, 'A command failed.');
      answer.destroy();
    });
  });
  const socket = socketOf(target);
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  // A socket that is there was left by a killed server: the data is locked by now, so no other can be running.
  await rm(socket, { force: true });
  await throughShortPath(socket, async (path) => {
    server.listen(path);
    await once(server, 'listening');
    await chmod(path, 0o600);
  });
  server.unref();
  return {
    close: async () => {
      stopping.abort();
      server.closeIdleConnections();
      await new Promise((done) => server.close(done));
      await rm(socket, { force: true });
    },
  };
};

const answerCommand = async (
  parts: CommandParts,
  { url = '/' }: IncomingMessage,
  answer: ServerResponse,
  stopping: AbortSignal,
): Promise<void> => {
  const [, name = '', argument] = url.split('/').map(decodeURIComponent);
  const command = commands.get(name);
  if (!command) return void answer.writeHead(404).end(`${unknownCommand(name)}\n`);
  const left = new AbortController();
  answer.once('close', () => left.abort());
  const signal = AbortSignal.any([stopping, left.signal]);
  answer.setHeader('connection', 'close');
  const isWell = await command(parts, argument, (line) => answer.write(`${line}\n`), signal);
  answer.end(isWell ? `${finished}\n` : '\n');
};

/** Null when no server runs here; otherwise whether all is well. */
export const askServer = async (
  target: CommandTarget,
  [name, argument]: readonly [string, string | undefined],
  say: (line: string) => void,
): Promise<boolean | null> => {
  const words = argument === undefined ? [name] : [name, argument];
  const url = `/${words.map(encodeURIComponent).join('/')}`;
  const answer = await throughShortPath(socketOf(target), (socketPath) => connect(socketPath, url)).catch(
    nobody,
  );
  if (answer === null) return null;
  let rest = '';
  answer.setEncoding('utf8');
  for await (const part of answer) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === finished) return true;
      if (line !== '') say(line);
    }
  }
  return false;
};

const connect = (socketPath: string, path: string): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const asking = request({ socketPath, path, method: 'POST', agent: false });
    asking.once('response', done).once('error', fail).end();
  });

const nobody = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return null;
  throw error;
};

/** Servers of several databases may be started in one folder. */
const socketOf = ({ dataDir, databaseUrl }: CommandTarget): string =>
  join(dataDir, databaseUrl === null ? 'commands' : `commands-${digest(databaseUrl)}`);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A socket's path must stay below about 100 bytes: the folder is reached through a short link. */
const throughShortPath = async <Result>(
  socket: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const shortDir = await mkdtemp(join(tmpdir(), 'ohmstead-command-'));
  try {
    await symlink(dirname(resolve(socket)), join(shortDir, 'data'));
    return await use(join(shortDir, 'data', basename(socket)));
  } finally {
    await rm(shortDir, { recursive: true, force: true });
  }
};
