import { useEffect, useRef, useState } from 'react';

type Measured = {
  /** The width is in pixels, and 0 until the element is there. */
  readonly width: number;
  /** The enlargement of the text: 2 where it has twice its usual size. */
  readonly textScale: number;
};

const usualTextPx = 16;

/** How much room an element has on the screen, and how large its text is. */
export const useWidth = <Host extends HTMLElement>() => {
  const host = useRef<Host>(null);
  const [measured, setMeasured] = useState<Measured>({ width: 0, textScale: 1 });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const textPx = Number.parseFloat(getComputedStyle(element).fontSize);
      setMeasured({ width: element.clientWidth, textScale: textPx / usualTextPx });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { host, ...measured };
};
