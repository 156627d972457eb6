// A file that the page itself shows: fetched with the session's token, which an <img> could not carry.
import type { Call } from '@ohmstead/contract';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { identity } from './call.ts';
import { reach } from './client.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestOf } from './request.ts';

export const fetchFile = async <P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType>(
  call: Call<P, Q, B>,
  given: CallInput<P, Q, B>,
  signal: AbortSignal,
): Promise<Blob> => {
  const { url, init } = requestOf(call, given, identity());
  const answer = await reach(() => fetch(url, { ...init, signal }));
  if (answer.ok) return answer.blob();
  await readAnswer(answer);
  throw new ApiError({ kind: 'answer' });
};
