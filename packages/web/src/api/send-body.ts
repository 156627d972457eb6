// A request whose body may be large, with its progress: `fetch` does not report how much of a body has left.
import { ApiError } from './api-error.ts';

export type Address = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type Sending = {
  /** `share` is the part of the body that has been sent, 0–1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** The answer is waited for no longer; by default as long as it takes. */
  readonly longestMs?: number;
};

/** A request that took too long is rejected as a `DOMException` named `TimeoutError`. */
export const sendBody = (
  { url, method, headers }: Address,
  body: Blob | FormData,
  { onProgress, signal, longestMs = 0 }: Sending,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = longestMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError({ kind: 'network' }));
    request.ontimeout = () => reject(new DOMException('too late', 'TimeoutError'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });

export const isTooLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
