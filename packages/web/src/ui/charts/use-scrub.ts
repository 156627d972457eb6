// Reading a chart with a finger or a mouse: a finger rests a moment first, so that the page still scrolls.
import { type PointerEvent, useEffect, useRef } from 'react';
import type { DayAxis } from './day-axis.ts';
import { slotAtPointer } from './scrub.ts';

const restMs = 120;

export const useScrub = (axis: DayAxis, onSlot: (slot: number | null) => void) => {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reading = useRef(false);
  useEffect(() => () => clearTimeout(resting.current), []);

  const read = (element: Element, clientX: number) =>
    onSlot(slotAtPointer(axis, clientX, element.getBoundingClientRect()));

  const release = () => {
    clearTimeout(resting.current);
    reading.current = false;
    onSlot(null);
  };

  return {
    onPointerDown: ({ currentTarget, pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        reading.current = true;
        read(currentTarget, clientX);
      }, restMs);
    },
    onPointerMove: ({ currentTarget, pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse' || reading.current) read(currentTarget, clientX);
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && release(),
    onPointerCancel: release,
    onPointerLeave: release,
  };
};
