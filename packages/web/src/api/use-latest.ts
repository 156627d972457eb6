import type { Call } from '@ohmstead/contract';
import { useState } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import type { CallInput } from './request.ts';
import { useIsStreaming } from './use-is-streaming.ts';
import { useLive } from './use-live.ts';

/** The newest event of a live stream. */
export type Latest<Event> = { readonly event: Event; readonly atMs: number };

export type LatestOfStream<Event> = {
  /** False while the stream is down and polling has to do. */
  readonly streaming: boolean;
  readonly latest: Latest<Event> | null;
};

/** Follows a live call; `onEvent` gets each event and the one before it. */
export const useLatest = <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  call: Call<P, Q, B, O>,
  input: CallInput<P, Q, B>,
  onEvent?: (event: output<O>, before: output<O> | null) => void,
): LatestOfStream<output<O>> => {
  const [latest, setLatest] = useState<Latest<output<O>> | null>(null);
  const state = useLive(call, input, (event) => {
    onEvent?.(event, latest?.event ?? null);
    setLatest({ event, atMs: Date.now() });
  });
  return { streaming: useIsStreaming(state), latest };
};
