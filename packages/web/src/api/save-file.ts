// A call that answers with a file: fetched with the session's token, which a plain link could not carry, and saved.
import type { Call } from '@ohmstead/contract';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { identity } from './call.ts';
import { reach } from './client.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestOf } from './request.ts';

export const saveFile = async <P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType>(
  call: Call<P, Q, B>,
  given: CallInput<P, Q, B>,
): Promise<void> => {
  const { url, init } = requestOf(call, given, identity());
  const answer = await reach(() => fetch(url, init));
  const name = fileNameOf(answer.headers.get('content-disposition'));
  if (!answer.ok || name === null) {
    await readAnswer(answer);
    throw new ApiError({ kind: 'answer' });
  }
  offer(await reachBlob(answer), name);
};

export const fileNameOf = (disposition: string | null): string | null =>
  /^attachment; filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? null;

/** The network may be lost in the middle of a long file. */
const reachBlob = async (answer: Response): Promise<Blob> => {
  try {
    return await answer.blob();
  } catch {
    throw new ApiError({ kind: 'network' });
  }
};

const offer = (content: Blob, name: string): void => {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(href), settledMs);
};

const settledMs = 60_000;
