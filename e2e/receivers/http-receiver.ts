// An HTTP server that somebody else would run: it keeps what comes, and answers as the test says.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Received = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type ReceiverAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** `never`: it takes the request and says nothing. */
export type Answering = (
  request: Received,
  count: number,
) => ReceiverAnswer | 'never' | Promise<ReceiverAnswer>;

export const httpReceiver = async (answering: Answering = () => ({ status: 200 })) => {
  const received: Received[] = [];
  let answerOf = answering;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body };
    received.push(one);
    const answer = await answerOf(one, received.length);
    if (answer !== 'never') response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (next: Answering) => {
      answerOf = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type HttpReceiver = Awaited<ReturnType<typeof httpReceiver>>;
