import { type RefObject, useEffect, useRef } from 'react';

/** The first page of a visit keeps the browser's own start, so that Tab finds the skip link. */
let visited = false;

/** Focuses a screen's heading when the screen appears. */
export const useFocusAfterNavigation = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, []);
  return heading;
};
