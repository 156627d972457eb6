// A call that answers with a file: fetched with the session's token, which a plain link could not carry, and saved.
import type { Call } from '@ohmstead/contract';
import type { ZodMiniType } from 'zod/mini';
import { offerFile } from '../platform/offer-file.ts';
import { ApiError } from './api-error.ts';
import { identity } from './call.ts';
import { reach } from './client.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestOf } from './request.ts';

type Saving = {
  /** The bytes that have come so far. */
  readonly onProgress?: (received: number) => void;
  readonly signal?: AbortSignal;
};

export const saveFile = async <P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType>(
  call: Call<P, Q, B>,
  given: CallInput<P, Q, B>,
  { onProgress, signal }: Saving = {},
): Promise<void> => {
  const { url, init } = requestOf(call, given, identity());
  const answer = await reach(() => fetch(url, { ...init, ...(signal && { signal }) }));
  const name = fileNameOf(answer.headers.get('content-disposition'));
  if (!answer.ok || name === null) {
    await readAnswer(answer);
    throw new ApiError({ kind: 'answer' });
  }
  // The network may be lost in the middle of a long file.
  offerFile(await reach(() => blobOf(answer, onProgress)), name);
};

export const fileNameOf = (disposition: string | null): string | null =>
  /^attachment; filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? null;

const blobOf = (answer: Response, onProgress: Saving['onProgress']): Promise<Blob> => {
  const { body, headers } = answer;
  if (!onProgress || body === null) return answer.blob();
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, out) => {
      received += piece.byteLength;
      onProgress(received);
      out.enqueue(piece);
    },
  });
  return new Response(body.pipeThrough(counting), { headers }).blob();
};
