import type { Computing } from '@ohmstead/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { computingOnScreen } from './ask-until-whole.ts';

/** How far the answers on the screen are computed; null where all are whole. */
export const useComputing = (): Computing | null => {
  const cache = useQueryClient().getQueryCache();
  const { subscribe, current } = useMemo(() => {
    let last: Computing | null = null;
    return {
      subscribe: (listener: () => void) => cache.subscribe(listener),
      current: (): Computing | null => {
        const now = computingOnScreen(cache);
        const isSame = now?.doneDays === last?.doneDays && now?.allDays === last?.allDays;
        if (!isSame) last = now;
        return last;
      },
    };
  }, [cache]);
  return useSyncExternalStore(subscribe, current);
};
