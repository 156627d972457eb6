// One POST over HTTP/2, on a connection of its own: messages to devices are few.
import { type ClientHttp2Session, connect } from 'node:http2';

type Http2Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
};

export type Http2Answer = { readonly status: number; readonly text: string };

const timeoutMs = 10_000;

/** Rejects where there is no answer in time. */
export const http2Post = async ({ url, headers, body, signal }: Http2Post): Promise<Http2Answer> => {
  signal.throwIfAborted();
  const session = connect(url);
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const end = (): void => session.destroy(new Error('The receiver did not answer in time.'));
  ending.addEventListener('abort', end, { once: true });
  try {
    return await answerOf(session, { ':method': 'POST', ...headers }, body);
  } finally {
    ending.removeEventListener('abort', end);
    session.destroy();
  }
};

const mostCharacters = 4096;

const answerOf = (
  session: ClientHttp2Session,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Http2Answer> =>
  new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request(headers);
    let status = 0;
    let text = '';
    stream.setEncoding('utf8');
    stream.on('response', (answered) => {
      status = answered[':status'] ?? 0;
    });
    stream.on('data', (part: string) => {
      if (text.length < mostCharacters) text += part;
    });
    stream.on('error', reject);
    stream.on('close', () =>
      status === 0 ? reject(new Error('The connection broke.')) : resolve({ status, text }),
    );
    stream.end(body);
  });
