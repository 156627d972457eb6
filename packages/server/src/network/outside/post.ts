// One POST to an address that a person gave. It follows no redirect, and reads no more of the answer than is worth keeping.
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { publicLookup, requirePublicHost } from './public-lookup.ts';

export type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The operator allows addresses in private networks. */
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
  readonly signal: AbortSignal;
};

export type PostAnswer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Its beginning; of a success nothing. */
  readonly text: string;
};

const usualTimeoutMs = 10_000;
const mostBytes = 4096;

/** Rejects where there is no answer in time, and with `PrivateAddress` for an address that is refused. */
export const post = async (given: Post): Promise<PostAnswer> => {
  const url = new URL(given.url);
  if (!given.allowPrivate) requirePublicHost(url);
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(given.timeoutMs ?? usualTimeoutMs)]);
  const response = await sent(url, given, signal);
  const { statusCode: status = 0, headers } = response;
  const text = status >= 200 && status < 300 ? '' : await beginningOf(response);
  response.destroy();
  return { status, headers, text };
};

const sent = (url: URL, { headers, body, allowPrivate }: Post, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const bytes = Buffer.from(body);
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(bytes.length) },
      // A connection of its own: nothing of one receiver's reaches into another's.
      agent: false,
      signal,
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    request.on('response', resolve);
    request.on('error', (error) => reject(signal.aborted ? timedOut() : error));
    request.end(bytes);
  });

const timedOut = (): Error => new Error('The receiver did not answer in time.');

/** What came until the connection broke, or time was over, is good enough. */
const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= mostBytes) break;
    }
  } catch {
    // The status is known all the same.
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
};
