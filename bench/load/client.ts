// A person's client with one connection kept open, which reports how long an answer took and how many bytes it had.
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnvelope } from '@ohmstead/contract';

export type Answer = {
  readonly status: number;
  /** From the request to the answer's last byte. */
  readonly tookMs: number;
  /** The size of the body as it was sent, compressed where the server did so. */
  readonly bytes: number;
  readonly body: Buffer;
};

export type Sending = {
  readonly body?: string | Readable;
  readonly headers?: Readonly<Record<string, string>>;
};

/** With a token it is logged in already. */
export const openClient = (origin: string, givenToken = '') => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let token = givenToken;

  const send = (method: string, path: string, { body, headers }: Sending = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const startedMs = performance.now();
      const options = { method, agent, headers: { ...(token !== '' && { token }), ...headers } };
      const sent = request(`${origin}${path}`, options, (response) => {
        bodyOf(response).then((answer) => {
          const tookMs = performance.now() - startedMs;
          resolve({ status: response.statusCode ?? 0, tookMs, bytes: answer.length, body: answer });
        }, reject);
      });
      sent.on('error', reject);
      if (typeof body === 'object') body.pipe(sent);
      else sent.end(body);
    });

  /** Its data; an answer that is no success is an error. A text is sent as it is, anything else as JSON. */
  const ask = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const answer = await send(method, path, {
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return dataOf<Data>(`${method} ${path}`, answer);
  };

  return {
    send,
    ask,
    /** Gives the token. */
    login: async (username: string, password: string): Promise<string> => {
      const body = { username, password, remember: false };
      ({ token } = await ask<{ token: string }>('POST', '/api/v1/user/login', body));
      return token;
    },
    close: () => agent.destroy(),
  };
};

/** Asks until all days of the answer are computed. */
export const wholeAnswer = async (client: Pick<Client, 'send'>, path: string): Promise<Answer> => {
  for (;;) {
    const answer = await client.send('GET', path);
    if (!isComputing(answer)) return answer;
    await wait(againMs);
  }
};

const againMs = 200;

export const isComputing = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 200 && readEnvelope(JSON.parse(body.toString()))?.computing !== undefined;

export type Client = ReturnType<typeof openClient>;

export const dataOf = <Data>(what: string, { status, body }: Answer): Data => {
  const text = body.toString();
  // The contract's output; the caller says which.
  const envelope = (status === 200 ? JSON.parse(text) : null) as { successful: boolean; data: Data } | null;
  if (!envelope?.successful) throw new Error(`${what} answered ${status}: ${text.slice(0, 400)}`);
  return envelope.data;
};

const bodyOf = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks);
};
