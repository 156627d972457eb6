import { readEnvelope } from '@ohmstead/contract';

type Sent = { readonly token?: string; readonly body?: unknown };

/** Asks a call below /api/v1/ and gives the data of its successful answer. */
// biome-ignore lint/suspicious/noExplicitAny: expectations read into it freely
export type Ask = (method: string, path: string, sent?: Sent) => Promise<any>;

export const askAt = async (
  address: string,
  method: string,
  path: string,
  { token, body }: Sent = {},
): Promise<unknown> => {
  const response = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token !== undefined && { token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = readEnvelope(await response.json());
  if (!answer?.successful) throw new Error(`${method} ${path}: ${answer?.message ?? response.status}`);
  return answer.data;
};
