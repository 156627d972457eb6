// A call whose body is a file, with its progress: `fetch` does not report how much of a body has left.
import type { Call } from '@ohmstead/contract';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { identity } from './call.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestOf } from './request.ts';

type Sending = {
  readonly file: Blob;
  readonly type: string;
  /** `share` is the part of the file that has been sent, 0–1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

export const sendFile = async <P extends ZodMiniType, Q extends ZodMiniType, O extends ZodMiniType>(
  call: Call<P, Q, ZodMiniType, O>,
  given: CallInput<P, Q, ZodMiniType>,
  sending: Sending,
): Promise<output<O>> => {
  const { url, init } = requestOf(call, given, identity());
  const headers = { ...headersOf(init), 'content-type': sending.type };
  const answer = await sent({ url, method: call.method, headers }, sending);
  const parsed = call.output.safeParse(await readAnswer(answer));
  if (!parsed.success) throw new ApiError({ kind: 'answer' });
  return parsed.data;
};

const headersOf = ({ headers }: RequestInit): Record<string, string> =>
  Object.fromEntries(new Headers(headers));

type Address = { readonly url: string; readonly method: string; readonly headers: Record<string, string> };

const sent = ({ url, method, headers }: Address, { file, onProgress, signal }: Sending): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError({ kind: 'network' }));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
