// A client that asks over one connection as long as the server keeps it open, as browsers and devices do.
import { once } from 'node:events';
import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';

export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type Received = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Whether it came over the connection of the answer before. */
  readonly isReused: boolean;
};

export type OneConnection = {
  /** Answers once the body is sent, even when the answer was there before. */
  send(sent: Sent): Promise<Received>;
  close(): void;
};

const patienceMs = 10_000;

export const oneConnection = (address: string): OneConnection => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    send: async ({ method, path, headers = {}, body }) => {
      const sending = ask(address + path, {
        agent,
        method,
        headers,
        signal: AbortSignal.timeout(patienceMs),
      });
      sending.end(body);
      const received = await answerTo(sending);
      if (!sending.closed) await once(sending, 'close');
      return received;
    },
    close: () => agent.destroy(),
  };
};

const answerTo = async (sending: ClientRequest): Promise<Received> => {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  // Answered, it may be cut off while it still sends.
  sending.on('error', () => undefined);
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, body: await contentOf(response), isReused: sending.reusedSocket };
};

/** A live stream never ends: its beginning is the answer. */
const contentOf = async (response: IncomingMessage): Promise<string> => {
  if (response.headers['content-type']?.startsWith('text/event-stream')) {
    response.destroy();
    return '';
  }
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};
