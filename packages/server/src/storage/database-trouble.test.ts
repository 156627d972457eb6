import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway, WriterLockLost } from './database-trouble.ts';

const thrown = async (act: () => unknown): Promise<unknown> => {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

const endedPool = async (): Promise<pg.Pool> => {
  const pool = new pg.Pool();
  await pool.end();
  return pool;
};

const ofState = (code: string, message = 'refused'): Error =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });

/** What a server throws that reads a body when its sender leaves. */
const ofAbortedBody = async (): Promise<unknown> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const sending = request({ port, host: '127.0.0.1', method: 'POST' }).on('error', () => undefined);
  sending.write('half');
  const [incoming] = await once(server, 'request');
  const error = await thrown(async () => {
    for await (const _piece of incoming) sending.destroy();
  });
  server.close();
  return error;
};

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', () => once(connect(1, '127.0.0.1'), 'connect')],
    ['one refused at each address of a name', () => once(connect(1, 'localhost'), 'connect')],
    ['a socket that is not there', () => once(connect('/no/such/socket'), 'connect')],
    ['a pool that was ended', () => endedPool().then((pool) => pool.query('select 1'))],
    ['a full disk', () => Promise.reject(ofState('53100'))],
    ['a shutdown', () => Promise.reject(ofState('57P01'))],
    [
      'a node of a cluster that went away beneath a COPY',
      () => Promise.reject(ofState('58030', 'failed to COPY to shard 102084 on 10.0.0.7:5432')),
    ],
    [
      'a node of a cluster that went away',
      () => Promise.reject(ofState('XX000', 'failure on connection marked as essential: 10.0.0.7:5432')),
    ],
    ['the lost lock of the writer', () => Promise.reject(new WriterLockLost())],
    [
      'a broken pipe',
      () => Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' })),
    ],
    [
      'an expired certificate',
      () => Promise.reject(Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' })),
    ],
  ])('is so of %s', async (_, act) => {
    expect(isDatabaseAway(await thrown(act))).toBe(true);
  });

  it.each([
    ['a refused argument of Node.js', () => Buffer.alloc(4).writeInt32BE(2 ** 40)],
    ['a wrong argument of Node.js', () => open(7 as never)],
    ['a refused statement', () => Promise.reject(ofState('23505'))],
    ['a bug', () => Promise.reject(new Error('a bug'))],
    ['no error', () => Promise.reject('text')],
    ['a sender that left', async () => Promise.reject(await ofAbortedBody())],
  ])('is not so of %s', async (_, act) => {
    expect(isDatabaseAway(await thrown(act))).toBe(false);
  });
});
