import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, takeOnlyFiles } from './file-body.ts';

const patienceMs = 1_000;

describe('a file that is answered before its end', () => {
  let app: FastifyInstance;
  let sender: Socket;
  let received: string;
  beforeEach(async () => {
    app = Fastify();
    takeOnlyFiles(app, /^text\/csv\b/);
    app.post('/file', async (request, reply) => {
      fileOf(request, reply, patienceMs);
      return 'refused';
    });
    app.get('/next', async () => 'the next one');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    sender = connect(Number(port), '127.0.0.1');
    received = '';
    sender.on('data', (piece) => {
      received += piece;
    });
    sender.write(
      'POST /file HTTP/1.1\r\nHost: here\r\nContent-Type: text/csv\r\nContent-Length: 100\r\n\r\n',
    );
    await expect.poll(() => received, { interval: 5 }).toContain('refused');
  });
  afterEach(() => {
    sender.destroy();
    return app.close();
  });

  it('is read past as long as more of it comes', async () => {
    for (let piece = 0; piece < 10; piece += 1) {
      sender.write('0123456789');
      await wait(patienceMs / 5);
    }
    sender.write('GET /next HTTP/1.1\r\nHost: here\r\n\r\n');
    await expect.poll(() => received).toContain('the next one');
  });

  it('loses its connection when nothing more comes', async () => {
    sender.write('0123456789');
    await once(sender, 'close', { signal: AbortSignal.timeout(10_000) });
    expect(received).not.toContain('the next one');
  });
});
