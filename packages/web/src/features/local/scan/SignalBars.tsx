import { barsOf } from './bars-of.ts';
import styles from './scan.module.css';

const heights = [4, 8, 12, 16];

/** A picture only: the strength stands beside it in words. */
export const SignalBars = ({ signal }: { signal: number | null }) => (
  <svg className={styles.bars} viewBox="0 0 22 16" aria-hidden="true" focusable="false">
    {heights.map((height, place) => (
      <rect
        key={height}
        className={place < barsOf(signal) ? styles.full : styles.empty}
        x={place * 6}
        y={16 - height}
        width="4"
        height={height}
      />
    ))}
  </svg>
);
