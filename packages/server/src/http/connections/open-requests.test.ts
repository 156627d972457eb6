import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { followRequests } from './open-requests.ts';

const requestCount = 2_000;
const underWay = 5;

it('a client that never waits for an answer keeps no more requests open than it has under way', async () => {
  // Each is answered only when others wait behind it: there is never a moment without one under way.
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    if (waiting.push(response) > 2) waiting.shift()?.end('.');
  });
  const requests = followRequests(server);
  let most = 0;
  server.on('request', () => {
    most = Math.max(most, ...[...requests.values()].map(({ length }) => length));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const client = connect(port, '127.0.0.1');
  let sent = 0;
  let answered = 0;
  const send = (): void => {
    sent += 1;
    client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  };
  for (let first = 0; first < underWay; first += 1) send();
  for await (const piece of client) {
    const answers = String(piece).match(/HTTP\/1\.1 200 /g)?.length ?? 0;
    answered += answers;
    for (let next = 0; next < answers && sent < requestCount; next += 1) send();
    if (answered === requestCount - 2) break;
  }
  client.destroy();
  server.close();
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(underWay + 1);
});
