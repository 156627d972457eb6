import { useEffect, useState } from 'react';

/** True while something is waited for, but for no longer than that. */
export const useHeldBack = (isWaiting: boolean, mostMs: number): boolean => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsOver(true), mostMs);
    return () => clearTimeout(timer);
  }, [isWaiting, mostMs]);
  return isWaiting && !isOver;
};
