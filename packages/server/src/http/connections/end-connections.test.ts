import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { appForTest } from '../../../test/app-for-test.ts';

it('A stop does not wait for connections on which nothing was asked.', async () => {
  const server = await appForTest();
  const silent = connect(Number(new URL(server.address).port), '127.0.0.1').resume();
  await once(silent, 'connect');
  const closed = server.close().then(() => 'closed');
  const patience = wait(5_000, 'still waiting', { ref: false });
  const end = await Promise.race([closed, patience]);
  silent.destroy();
  await closed;
  expect(end).toBe('closed');
});
