import { useEffect, useRef, useState } from 'react';
import type { Opening } from './openings.ts';

/** Where a question goes with its button, the focus goes to the first that is open, or to the one reopened. */
export const useTurnFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState<{ readonly to: Opening | null } | null>(null);
  useEffect(() => {
    if (turn === null) return;
    const asked = turn.to === null ? '[data-asked]' : `[data-asked="${turn.to}"]`;
    list.current?.querySelector<HTMLElement>(asked)?.focus();
  }, [turn]);
  return { list, turnTo: (to: Opening | null) => setTurn({ to }) };
};
