// A call whose body is a file, with its progress.
import type { Call } from '@ohmstead/contract';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { identity } from './call.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, requestOf } from './request.ts';
import { type Sending, sendBody } from './send-body.ts';

type FileSending = Sending & { readonly file: Blob; readonly type: string };

export const sendFile = async <P extends ZodMiniType, Q extends ZodMiniType, O extends ZodMiniType>(
  call: Call<P, Q, ZodMiniType, O>,
  given: CallInput<P, Q, ZodMiniType>,
  sending: FileSending,
): Promise<output<O>> => {
  const { url, init } = requestOf(call, given, identity());
  const headers = { ...headersOf(init), 'content-type': sending.type };
  const answer = await sendBody({ url, method: call.method, headers }, sending.file, sending);
  const parsed = call.output.safeParse(await readAnswer(answer));
  if (!parsed.success) throw new ApiError({ kind: 'answer' });
  return parsed.data;
};

const headersOf = ({ headers }: RequestInit): Record<string, string> =>
  Object.fromEntries(new Headers(headers));
