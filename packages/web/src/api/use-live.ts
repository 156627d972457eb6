import type { Call } from '@ohmstead/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import { identity } from './call.ts';
import { followStream, type StreamState } from './follow-stream.ts';
import { reactToFailure } from './react-to-failure.ts';
import type { CallInput } from './request.ts';

/**
 * Follows a live call while the page is visible; null input follows nothing.
 * The events go to `onEvent`; the state says when to fall back to polling (`waiting`).
 */
export const useLive = <
  P extends ZodMiniType,
  Q extends ZodMiniType,
  B extends ZodMiniType,
  O extends ZodMiniType,
>(
  call: Call<P, Q, B, O>,
  input: CallInput<P, Q, B> | null,
  onEvent: (event: output<O>) => void,
): StreamState => {
  const [state, setState] = useState<StreamState>('connecting');
  const deliver = useEffectEvent(onEvent);
  const current = useEffectEvent(() => input);
  const key = input === null ? null : JSON.stringify(input);

  useEffect(() => {
    if (key === null) return;
    return whileVisible((signal) => {
      const wanted = current();
      if (wanted === null) return;
      const handlers = { onEvent: deliver, onState: setState, onRefused: reactToFailure };
      void followStream(browserContext, call, wanted, handlers, signal);
    });
  }, [call, key]);

  return state;
};

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const browserContext = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  identity,
  wait,
  random: Math.random,
};

/** Runs while the page is shown, again each time it comes back; the result stops it. */
const whileVisible = (run: (signal: AbortSignal) => void): (() => void) => {
  let running: AbortController | null = null;
  const follow = () => {
    if (document.hidden) {
      running?.abort();
      running = null;
      return;
    }
    if (running) return;
    running = new AbortController();
    run(running.signal);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    running?.abort();
  };
};
