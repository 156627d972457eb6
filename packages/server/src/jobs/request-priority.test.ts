import { describe, expect, it } from 'vitest';
import { createRequestPriority } from './request-priority.ts';

/** A clock that goes on by ten milliseconds with every look at it. */
const clock = () => {
  let atMs = 0;
  return () => {
    atMs += 10;
    return atMs;
  };
};

describe('untilQuiet', () => {
  it('does not wait for anybody where nobody asks', async () => {
    const now = clock();
    await createRequestPriority(now).untilQuiet();
    expect(now()).toBeLessThan(50);
  });

  it('waits until nobody has asked for a moment', async () => {
    const now = clock();
    const requestPriority = createRequestPriority(now);
    requestPriority.requestArrived();
    await requestPriority.untilQuiet();
    expect(now()).toBeGreaterThan(40);
  });

  it('is over some time, however much is asked', async () => {
    const now = clock();
    const requestPriority = createRequestPriority(now);
    const asking = setInterval(requestPriority.requestArrived, 0);
    await requestPriority.untilQuiet();
    clearInterval(asking);
    expect(now()).toBeGreaterThan(300);
  });
});

describe('isQuiet', () => {
  it('is so where nobody has asked', () => {
    expect(createRequestPriority(clock()).isQuiet()).toBe(true);
  });

  it('is so again a while after somebody asked', () => {
    const now = clock();
    const requestPriority = createRequestPriority(now);
    requestPriority.requestArrived();
    expect(requestPriority.isQuiet()).toBe(false);
    while (now() < 2000);
    expect(requestPriority.isQuiet()).toBe(true);
  });
});
