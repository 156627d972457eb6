import { useSyncExternalStore } from 'react';

/** From here on a list is a table; see also the style sheets. */
const wide = () => matchMedia('(min-width: 64em)');

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);

const subscribe = (listener: () => void): (() => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
