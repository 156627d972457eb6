import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export type UnsavedGuard = {
  /** Somebody wants to leave: `UnsavedQuestion` asks. */
  readonly asked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Call it after saving or deleting, so that the next page opens without a question. */
  readonly release: () => void;
};

/** Holds back every way out of a page while its form has changes that are not saved; views of the same page stay open. */
export const useUnsavedGuard = (changed: boolean): UnsavedGuard => {
  const released = useRef(false);
  // Saved and then changed again holds again.
  useEffect(() => {
    if (!changed) released.current = false;
  }, [changed]);
  const holds = () => changed && !released.current;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      holds() && current.pathname !== next.pathname && next.pathname !== '/login',
    enableBeforeUnload: holds,
    withResolver: true,
  });
  return {
    asked: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    release: () => {
      released.current = true;
    },
  };
};
