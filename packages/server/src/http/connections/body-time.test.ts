import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowSlowBody, limitBodyTime } from './body-time.ts';
import { followRequests } from './open-requests.ts';

const answerOnceWhole = (request: IncomingMessage): void => {
  if (request.url === '/file') allowSlowBody(request);
  request.resume();
  request.once('end', () => request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
};

describe('limitBodyTime', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer(answerOnceWhole);
    limitBodyTime(server, followRequests(server), 10);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A client that has sent half of a body. */
  const halfSent = (path: string): Socket => {
    const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
    const client = connect(port, '127.0.0.1');
    client.write(`POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345`);
    return client;
  };

  const answerOf = async (client: Socket): Promise<string> => {
    let answer = '';
    for await (const piece of client) answer += piece;
    return answer;
  };

  it('ends a request whose body stops half-way, and no other', async () => {
    const file = halfSent('/file');
    expect(await answerOf(halfSent('/'))).toBe('');
    file.write('67890');
    expect(await answerOf(file)).toContain('200 OK');
  });

  it('leaves a body alone that comes to its end', async () => {
    const client = halfSent('/');
    client.write('67890');
    expect(await answerOf(client)).toContain('200 OK');
  });
});
