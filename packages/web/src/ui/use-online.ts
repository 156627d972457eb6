import { useSyncExternalStore } from 'react';

/** Says whether the browser has a network at all; the server may still be out of reach. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
