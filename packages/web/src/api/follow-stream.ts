import type { Call } from '@ohmstead/contract';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError, failureOf } from './api-error.ts';
import { backOffMs } from './back-off.ts';
import { reach } from './client.ts';
import { eventsOf, textOf } from './event-stream.ts';
import { readAnswer } from './read-answer.ts';
import { type CallInput, type Identity, requestOf } from './request.ts';

export type StreamState = 'connecting' | 'open' | 'waiting';

export type StreamContext = {
  readonly fetch: typeof globalThis.fetch;
  readonly identity: () => Identity;
  /** Resolves after that time, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
};

export type StreamHandlers<Event> = {
  readonly onEvent: (event: Event) => void;
  readonly onState: (state: StreamState) => void;
  /** The server refused for good: no session, no such id. */
  readonly onRefused: (error: unknown) => void;
};

const silenceMs = 60_000;

/** Follows a stream until the signal aborts, connecting again whenever it breaks. */
export const followStream = async <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  context: StreamContext,
  call: Call<P, Q, B, O>,
  given: CallInput<P, Q, B>,
  handlers: StreamHandlers<output<O>>,
  signal: AbortSignal,
): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    handlers.onState('connecting');
    try {
      const { url, init } = requestOf(call, given, context.identity());
      const body = await opened(await reach(() => context.fetch(url, { ...init, signal })));
      handlers.onState('open');
      for await (const text of eventsOf(textOf(body, silenceMs))) {
        const event = call.output.safeParse(JSON.parse(text));
        if (!event.success) throw new ApiError({ kind: 'answer' });
        failures = 0;
        handlers.onEvent(event.data);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return handlers.onRefused(error);
    }
    if (signal.aborted) return;
    handlers.onState('waiting');
    await context.wait(backOffMs(failures++, context.random()), signal);
  }
};

const opened = async (response: Response): Promise<ReadableStream<Uint8Array>> => {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (response.ok && isStream && response.body) return response.body;
  await readAnswer(response);
  throw new ApiError({ kind: 'answer' });
};

const isFinal = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'sessionLost' || (failure.kind === 'refused' && failure.status < 429);
};
