// A part of the slots, marked by dragging with a mouse where there is room for it.
import { type PointerEvent, useState } from 'react';
import { draggedRange, type SlotRange } from './slot-range.ts';

/** What is marked belongs to its period: another one is shown whole. Without a period there is no zoom. */
export const useZoom = (period: string | number | undefined, slots: number) => {
  const [zoom, setZoom] = useState<{ period: string | number; range: SlotRange } | null>(null);
  const [drag, setDrag] = useState<{ startX: number; marked: SlotRange | null } | null>(null);
  const zoomed = zoom !== null && zoom.period === period ? zoom.range : null;
  const range = zoomed ?? { from: 0, to: slots };

  const canDrag = ({ pointerType, button }: PointerEvent) =>
    period !== undefined &&
    pointerType === 'mouse' &&
    button === 0 &&
    matchMedia('(min-width: 64em)').matches;

  const end = () => {
    if (drag?.marked && period !== undefined) setZoom({ period, range: drag.marked });
    setDrag(null);
  };

  return {
    range,
    isZoomed: zoomed !== null,
    /** The range that is being dragged. */
    marked: drag?.marked ?? null,
    reset: () => setZoom(null),
    onPointerDown: (event: PointerEvent) => {
      if (!canDrag(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ startX: event.clientX, marked: null });
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent) => {
      if (!drag) return;
      const box = currentTarget.getBoundingClientRect();
      setDrag({ ...drag, marked: draggedRange(range, drag.startX, clientX, box) });
    },
    onPointerUp: () => drag && end(),
    onPointerCancel: () => setDrag(null),
  };
};
