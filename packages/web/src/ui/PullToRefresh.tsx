import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './PullToRefresh.module.css';

const enoughPx = 80;

/** A pull down at the top of the page refreshes it; keys and mouse have the button in the bar. */
export const PullToRefresh = ({ onRefresh }: { onRefresh: () => unknown }) => {
  const [pulled, setPulled] = useState(0);
  const refresh = useEffectEvent(onRefresh);

  useEffect(() => {
    const stop = new AbortController();
    let startY: number | null = null;
    let distance = 0;
    const show = (px: number) => {
      distance = px;
      setPulled(px);
    };
    const on = <Name extends 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel'>(
      name: Name,
      react: (event: TouchEvent) => void,
    ) => document.addEventListener(name, react, { passive: true, signal: stop.signal });
    on('touchstart', ({ touches }) => {
      startY = window.scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
    });
    on('touchmove', ({ touches }) => {
      if (startY !== null) show(Math.max(0, Math.min(enoughPx, (touches[0]?.clientY ?? startY) - startY)));
    });
    on('touchend', () => {
      if (distance >= enoughPx) refresh();
      show(0);
      startY = null;
    });
    on('touchcancel', () => {
      show(0);
      startY = null;
    });
    // The browser's own pull would reload the whole page.
    document.documentElement.style.overscrollBehaviorY = 'contain';
    return () => {
      stop.abort();
      document.documentElement.style.overscrollBehaviorY = '';
    };
  }, []);

  return (
    pulled > 0 && (
      <div
        className={styles.pull}
        style={{ opacity: pulled / enoughPx, height: pulled / 2 }}
        aria-hidden="true"
      >
        <Icon name="refresh" />
      </div>
    )
  );
};
