import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, startProgram } from '../program/index.ts';

describe('a start whose database takes long', () => {
  it('says every two seconds what it waits for, and at last why it ends', { timeout: 60_000 }, async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const folder = await dataFolder();
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await folder.remove();
    });
    const { port } = silent.address() as AddressInfo; // It listens on a port, not on a pipe.
    const env = { DATABASE_URL: `postgres://someone@127.0.0.1:${port}/ohmstead` };
    const output = await startProgram({ dataDir: folder.path, env }).then(
      () => 'it has started',
      (error: Error) => error.message,
    );
    const waited = [2, 4, 6, 8].map((seconds) => `Connecting to the database: ${seconds} s`);
    expect(output.split('\n')).toEqual(expect.arrayContaining(['Connecting to the database', ...waited]));
    expect(output).toContain('The database of DATABASE_URL does not answer');
  });
});
