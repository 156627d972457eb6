import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StreamState } from './follow-stream.ts';
import { useIsStreaming } from './use-is-streaming.ts';

describe('useIsStreaming', () => {
  it('is false from a break until the stream is open again', () => {
    const { result, rerender } = renderHook((state: StreamState) => useIsStreaming(state), {
      initialProps: 'connecting',
    });
    const seen = [result.current];
    for (const state of ['open', 'waiting', 'connecting', 'waiting', 'connecting', 'open'] as const) {
      rerender(state);
      seen.push(result.current);
    }
    expect(seen).toEqual([true, true, false, false, false, false, true]);
  });
});
