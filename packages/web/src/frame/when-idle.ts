/** The first page's own data and files come before what is for later. */
const restMs = 1_500;

/** Begins some time after the page has come to rest; what it returns calls it off. */
export const whenIdle = (work: () => unknown): (() => void) => {
  let callOff = (): void => undefined;
  const timer = setTimeout(() => {
    callOff = atRest(work);
  }, restMs);
  return () => {
    clearTimeout(timer);
    callOff();
  };
};

const atRest = (work: () => unknown): (() => void) => {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    work();
    return () => undefined;
  }
  const handle = requestIdleCallback(work, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
};
