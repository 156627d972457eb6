/** Begins when the page has come to rest; what it returns calls it off. */
export const whenIdle = (work: () => unknown): (() => void) => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
};
