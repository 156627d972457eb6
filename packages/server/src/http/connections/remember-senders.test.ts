import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());

it('The address of a sender that has left in the middle of its request is known.', async () => {
  const asked = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
  const sender = connect(Number(new URL(server.address).port), '127.0.0.1');
  sender.write('POST /upload/nobody HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\nhalf');
  const [{ socket }] = await asked;
  sender.destroy();
  await once(socket, 'close');
  expect(socket.remoteAddress).toBe('127.0.0.1');
});
