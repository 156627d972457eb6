import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { IconButton } from '../Button.tsx';
import { moveItem } from './move-item.ts';
import styles from './SortableList.module.css';
import { useDragOrder } from './use-drag-order.ts';

type SortableListProps<Item> = {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The new order of all ids; the list shows it at once. */
  onOrder: (ids: number[]) => void;
  children: (item: Item) => ReactNode;
};

/** Rows put into order by dragging their handles, or by the arrow keys on them. */
export const SortableList = <Item extends { readonly id: number }>({
  label,
  items,
  nameOf,
  onOrder,
  children,
}: SortableListProps<Item>) => {
  const { say } = useTexts();
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map(({ id }) => id);
  const drag = useDragOrder({ list, ids, onOrder });
  const keepFocus = useFocusKept(list);

  const moveTo = (item: Item, to: number) => {
    const next = moveItem(ids, ids.indexOf(item.id), to);
    keepFocus(item.id);
    setMoved(say('sort.moved', { name: nameOf(item), place: next.indexOf(item.id) + 1, count: ids.length }));
    onOrder(next);
  };
  const shown = drag.order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id} className={drag.dragged === item.id ? styles.dragged : styles.row}>
            <span className={styles.handle}>
              <IconButton
                icon="drag"
                label={say('sort.handle', { name: nameOf(item) })}
                data-sort={item.id}
                onKeyDown={(event) => {
                  const to = placeByKey(event.key, ids.indexOf(item.id), ids.length);
                  if (to === null) return;
                  event.preventDefault();
                  moveTo(item, to);
                }}
                {...drag.handle(item.id)}
              />
            </span>
            {children(item)}
          </li>
        ))}
      </ul>
      <p className="hidden-visually" role="status">
        {moved}
      </p>
    </>
  );
};

const placeByKey = (key: string, place: number, count: number): number | null => {
  if (key === 'ArrowUp') return place - 1;
  if (key === 'ArrowDown') return place + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/** A row that is moved in the page loses the focus; its handle gets it back. */
const useFocusKept = (list: { readonly current: HTMLElement | null }) => {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sort="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  return (id: number) => {
    wanted.current = id;
  };
};
