import { type PointerEvent, useRef } from 'react';

const leastPx = 48;

/** A finger drawn sideways: −1 to what lies before, 1 to what comes after. */
export const useSwipe = (onSwipe: (by: -1 | 1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(right) < leastPx || Math.abs(right) < 2 * Math.abs(down)) return;
      onSwipe(right > 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
};
