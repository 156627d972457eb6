import { type CSSProperties, useId } from 'react';
import styles from './Plot.module.css';
import { type SlotRange, shareOf } from './slot-range.ts';

type PlotMarksProps = {
  range: SlotRange;
  futureFrom: number | null;
  nowAt: number | null;
  /** Being marked by a drag. */
  marked: SlotRange | null;
  slot: number | null;
};

/** Now, what is still to come, and the slot read. */
export const PlotMarks = ({ range, futureFrom, nowAt, marked, slot }: PlotMarksProps) => {
  const left = (at: number) => ({ left: `${100 * Math.max(0, shareOf(range, at))}%` });
  return (
    <div className={styles.marks} aria-hidden="true">
      {futureFrom !== null && <Future style={left(futureFrom)} />}
      {nowAt !== null && nowAt >= range.from && <div className={styles.now} style={left(nowAt)} />}
      {marked && (
        <div
          className={styles.marked}
          style={{
            ...left(marked.from),
            width: `${100 * (shareOf(range, marked.to) - shareOf(range, marked.from))}%`,
          }}
        />
      )}
      {slot !== null && <div className={styles.line} style={left(slot + 0.5)} />}
    </div>
  );
};

/** Hatched as a drawing, which a saved picture has too. */
const Future = ({ style }: { style: CSSProperties }) => {
  const hatchId = useId();
  return (
    <div className={styles.future} style={style}>
      <svg aria-hidden="true" focusable="false">
        <pattern id={hatchId} width="11.3" height="11.3" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M-2 2L2 -2M0 11.3L11.3 0M9.3 13.3L13.3 9.3" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${hatchId})`} />
      </svg>
    </div>
  );
};
