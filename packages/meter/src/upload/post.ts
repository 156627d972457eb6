import { type Agent, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Answer = { readonly status: number; readonly body: string };

/** Posts over the agent's kept connections; throws when no complete answer arrives in time. */
export const post = (
  agent: Agent,
  url: URL,
  contentType: string,
  body: string,
  timeoutMs: number,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': contentType, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      );
    });
    request.end(body);
  });
