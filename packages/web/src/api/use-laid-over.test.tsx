import { minuteMs } from '@ohmstead/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLaidOver } from './use-laid-over.ts';
import type { Latest } from './use-latest.ts';

type Figures = { readonly power: number; readonly month: number };

describe('useLaidOver', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const show = () => {
    let asked = 0;
    const query = {
      queryKey: ['figures'],
      queryFn: (): Figures => ({ power: 0, month: ++asked }),
      refetchInterval: minuteMs,
    };
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const merge = (figures: Figures, power: number): Figures => ({ ...figures, power });
    const shown = renderHook(
      ({ latest }: { latest: Latest<number> | null }) => useLaidOver(query, latest, merge),
      { wrapper, initialProps: { latest: null as Latest<number> | null } },
    );
    const sendEvent = (power: number) => shown.rerender({ latest: { event: power, atMs: Date.now() } });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    return { ...shown, pass, sendEvent };
  };

  it('shows the newest event, and asks when it is due however often one comes', async () => {
    const { result, pass, sendEvent } = show();
    await pass(0);
    for (let second = 1; second <= 150; second++) {
      sendEvent(second);
      await pass(1000);
    }
    expect(result.current.data).toEqual({ power: 150, month: 3 });
  });

  it('shows an answer that is newer than the last event as it is', async () => {
    const { result, pass, sendEvent } = show();
    await pass(0);
    sendEvent(7);
    expect(result.current.data).toEqual({ power: 7, month: 1 });
    await pass(minuteMs + 1000);
    expect(result.current.data).toEqual({ power: 0, month: 2 });
  });
});
