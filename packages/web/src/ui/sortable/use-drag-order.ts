import { type PointerEvent, type RefObject, useState } from 'react';
import { moveItem } from './move-item.ts';

type DragOrder = {
  list: RefObject<HTMLElement | null>;
  ids: readonly number[];
  onOrder: (ids: number[]) => void;
};

/** The order as it would be if the row were dropped now. */
export const useDragOrder = ({ list, ids, onOrder }: DragOrder) => {
  const [drag, setDrag] = useState<{ id: number; order: readonly number[] } | null>(null);

  const follow = (id: number, pointerY: number) => {
    const order = drag?.order ?? ids;
    const to = rowAt(list.current, pointerY);
    if (to !== null && to !== order.indexOf(id))
      setDrag({ id, order: moveItem(order, order.indexOf(id), to) });
  };
  const drop = () => {
    if (drag?.order.some((id, place) => id !== ids[place])) onOrder([...drag.order]);
    setDrag(null);
  };
  return {
    order: drag?.order ?? ids,
    dragged: drag?.id ?? null,
    handle: (id: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, order: ids });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => drag?.id === id && follow(id, event.clientY),
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  };
};

/** The index of the row under the pointer: the first above all rows, the last below them. */
const rowAt = (list: HTMLElement | null, pointerY: number): number | null => {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  if (rows.length === 0) return null;
  const place = rows.findIndex(({ bottom }) => pointerY < bottom);
  return place === -1 ? rows.length - 1 : place;
};
