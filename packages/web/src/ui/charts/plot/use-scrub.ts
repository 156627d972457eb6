// Reading a chart with a finger or a mouse: a finger rests a moment first, so that the page still scrolls.
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { slotAtPointer } from './scrub.ts';
import type { SlotRange } from './slot-range.ts';

const restMs = 120;

type Scrub = {
  readonly range: SlotRange;
  readonly onSlot: (slot: number | null) => void;
  /** A click, or a tap that did not rest. */
  readonly onTap?: ((slot: number) => void) | undefined;
};

export const useScrub = ({ range, onSlot, onTap }: Scrub) => {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reading = useRef(false);
  const hasRead = useRef(false);
  useEffect(() => () => clearTimeout(resting.current), []);

  const slotUnder = (element: Element, clientX: number) =>
    slotAtPointer(range, clientX, element.getBoundingClientRect());

  const release = () => {
    clearTimeout(resting.current);
    reading.current = false;
    onSlot(null);
  };

  return {
    onPointerDown: ({ currentTarget, pointerType, clientX }: PointerEvent) => {
      hasRead.current = false;
      if (pointerType === 'mouse') return;
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        reading.current = true;
        hasRead.current = true;
        onSlot(slotUnder(currentTarget, clientX));
      }, restMs);
    },
    onPointerMove: ({ currentTarget, pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse' || reading.current) onSlot(slotUnder(currentTarget, clientX));
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && release(),
    onPointerCancel: release,
    onPointerLeave: release,
    onClick: ({ currentTarget, clientX }: MouseEvent) => {
      // Lifting a finger that has read the chart is no tap.
      if (!hasRead.current) onTap?.(slotUnder(currentTarget, clientX));
    },
  };
};
