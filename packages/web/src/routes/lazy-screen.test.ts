import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLate, lazyScreen } from './lazy-screen.ts';

const Screen = () => null;

describe('a page’s code', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that comes is the page', async () => {
    const page = lazyScreen(async () => ({ Screen }), 'Screen');
    await expect(page.preload?.()).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not come within two minutes is given up', async () => {
    const page = lazyScreen(() => new Promise<{ Screen: typeof Screen }>(() => undefined), 'Screen');
    const loading = Promise.resolve(page.preload?.());
    await vi.advanceTimersByTimeAsync(120_000);
    await loading;
    expect(() => page({})).toThrow(ChunkLate);
  });
});
