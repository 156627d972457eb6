import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { followOutages } from '../../storage/outages.ts';
import { answerErrors } from '../answers/answer-errors.ts';
import { watchSender } from './least-speed.ts';

describe('a body that comes slowly', () => {
  let app: FastifyInstance;
  let port: number;
  const clients: Socket[] = [];
  beforeEach(async () => {
    app = Fastify();
    answerErrors(app, followOutages(silentLog));
    app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, _body, done) => done(null));
    app.addHook('onRequest', async (request, reply) => {
      watchSender(request, reply, { bytesPerSecond: 1000, windowMs: 600 });
    });
    app.post('/file', async () => 'taken');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    return app.close();
  });

  const send = async (length: number, pieceLength: number): Promise<string> => {
    const client = connect(port, '127.0.0.1');
    clients.push(client);
    client.write(
      `POST /file HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: text/csv\r\nContent-Length: ${length}\r\n\r\n`,
    );
    let left = length;
    const sending = setInterval(() => {
      const piece = Math.min(left, pieceLength);
      left -= piece;
      if (piece > 0) client.write('x'.repeat(piece));
    }, 50);
    let answer = '';
    client.on('data', (part) => {
      answer += part;
    });
    // A piece may still be on its way when the server has answered and gone.
    client.on('error', () => {});
    await new Promise((done) => client.once('close', done));
    clearInterval(sending);
    return answer;
  };

  it('is answered 408, says when to try again, and loses its connection', async () => {
    const answer = await send(100_000, 1);
    expect(answer).toContain('408 Request Timeout');
    expect(answer.toLowerCase()).toContain('retry-after: 30');
    expect(answer).toContain('upload_too_slow');
  });

  it('is taken at thrice the least speed', async () => {
    expect(await send(5_000, 150)).toContain('200 OK');
  });
});
