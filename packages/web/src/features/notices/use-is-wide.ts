import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64em)';

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Room for a list and what is open of it. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
