// A body that is too large is refused so that its sender reads why, and the connection serves the next request.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { type OneConnection, oneConnection } from '../../../test/one-connection.ts';

const large = Buffer.alloc(20_000_000, ' ');

describe('a body that is too large', () => {
  let server: TestApp;
  let connection: OneConnection;
  beforeAll(async () => {
    server = await appForTest();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    connection = oneConnection(server.address);
  });
  afterEach(() => connection.close());

  it.each([
    ['of a batch', '/api/v1/sensor/uploadbatch', 'upload_too_large'],
    ['of an upload', '/api/v1/sensor/uploadsensor', 'upload_too_large'],
    ['of an upload by key', '/upload/KEY', 'upload_too_large'],
    ['of a call', '/api/v1/user/login', 'body_too_large'],
  ])('%s is refused with a reason, whether its length is announced or not', async (_, path, code) => {
    const withLength = { 'content-type': 'application/json', 'content-length': String(large.length) };
    const withoutLength = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    for (const headers of [withLength, withoutLength]) {
      const answer = await connection.send({ method: 'POST', path, headers, body: large });
      expect([answer.status, JSON.parse(answer.body).data.code]).toEqual([413, code]);
      const next = await connection.send({ method: 'GET', path: '/api/v1/common/config' });
      expect(next).toMatchObject({ status: 200, isReused: true });
    }
  });

  it('that stops coming loses its connection', async () => {
    const { port } = new URL(server.address);
    const sender = connect(Number(port), '127.0.0.1');
    sender.write(
      'POST /api/v1/sensor/uploadbatch HTTP/1.1\r\nHost: here\r\nContent-Length: 100000000\r\n\r\nhalf',
    );
    const [piece] = await once(sender, 'data');
    expect(String(piece)).toContain('413');
    await once(sender, 'close', { signal: AbortSignal.timeout(30_000) });
  });
});
