import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerUnanswered } from './answer-unanswered.ts';
import { followRequests, type OpenRequests } from './open-requests.ts';

describe('answerUnanswered', () => {
  let server: Server;
  let requests: OpenRequests;
  let address: string;
  /** The response to each requested path. */
  const responses = new Map<string, ServerResponse>();
  beforeEach(async () => {
    server = createServer(({ url = '' }, response) => responses.set(url, response));
    requests = followRequests(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port, not on a pipe.
  });
  afterEach(() => {
    responses.clear();
    server.closeAllConnections();
    server.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(address + path, { headers });
  const until = (count: number) => expect.poll(() => responses.size, { interval: 5 }).toBe(count);

  it('answers whoever gets no other answer, in their language', async () => {
    const lost = ask('/lost', { lang: 'de' });
    await until(1);
    answerUnanswered(requests, 20);
    const answer = await lost;
    expect(answer.status).toBe(500);
    const { successful, message, data } = await answer.json();
    expect([successful, data]).toEqual([false, { code: 'internal' }]);
    expect(message).toMatch(/Server/);
  });

  it('answers a client that has asked for more on the same connection', async () => {
    const client = connect(Number(new URL(address).port), '127.0.0.1');
    client.write('GET /lost HTTP/1.1\r\nHost: here\r\n\r\nGET /behind HTTP/1.1\r\nHost: here\r\n\r\n');
    await until(2);
    responses.get('/behind')?.end('behind');
    answerUnanswered(requests, 20);
    let received = '';
    for await (const piece of client) received += piece;
    expect(received).toMatch(/^HTTP\/1\.1 500 /);
  });

  it('leaves alone who is answered meanwhile, asks later, or is read from still', async () => {
    const answers = Promise.all([ask('/slow'), ask('/begun')]);
    await until(2);
    responses.get('/begun')?.write('half');
    const unfinished = connect(Number(new URL(address).port), '127.0.0.1');
    unfinished.write('POST /unfinished HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345');
    await until(3);
    answerUnanswered(requests, 1_500);
    const later = ask('/later');
    await until(4);
    responses.get('/slow')?.end('slow');
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    responses.get('/begun')?.end(' and half');
    responses.get('/later')?.end('later');
    expect(responses.get('/unfinished')?.headersSent).toBe(false);
    unfinished.destroy();
    const texts = [...(await answers), await later].map((answer) => answer.text());
    expect(await Promise.all(texts)).toEqual(['slow', 'half and half', 'later']);
  });
});
