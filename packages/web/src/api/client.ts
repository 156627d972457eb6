import type { Call } from '@ohmstead/contract';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { noteComputing } from './computing-answers.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, type Identity, requestOf } from './request.ts';

export type ClientContext = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly identity: () => Identity;
};

/** The client for every call of the contract. Answers are parsed, never trusted; failures are `ApiError`. */
export const createClient =
  ({ fetch, identity }: ClientContext) =>
  async <P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, O extends ZodMiniType>(
    call: Call<P, Q, B, O>,
    given: CallInput<P, Q, B>,
    signal?: AbortSignal,
  ): Promise<output<O>> => {
    const { url, init } = requestOf(call, given, identity());
    const answer = await reach(() => fetch(url, { ...init, ...(signal && { signal }) }));
    const data = await readAnswer(answer, (computing) => noteComputing(signal, computing));
    const parsed = call.output.safeParse(data);
    if (!parsed.success) throw new ApiError({ kind: 'answer' });
    return parsed.data;
  };

/** A request given up on purpose stays an abort; any other that gets no answer is the network's failure. */
export const reach = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await request();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ kind: 'network' });
  }
};
