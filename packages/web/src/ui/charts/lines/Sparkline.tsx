import { classNames } from '../../class-names.ts';
import colours from '../energy-colours.module.css';
import type { EnergyRole } from '../series-role.ts';
import styles from './Sparkline.module.css';
import { sparkPaths } from './spark-paths.ts';

type SparklineProps = {
  /** Null is unknown and leaves a gap. */
  values: readonly (number | null)[];
  role: EnergyRole;
  /** Slots of the whole width, where `values` ends before it: the rest is still to come. */
  slots?: number;
};

/** The course of a day in a word's height. A picture only: its figures stand beside it. */
export const Sparkline = ({ values, role, slots = values.length }: SparklineProps) => {
  const { line, area, zeroY } = sparkPaths(values, slots);
  return (
    <svg
      className={classNames(styles.spark, colours[role])}
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line className={styles.zero} x1="0" x2="100" y1={zeroY} y2={zeroY} />
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
    </svg>
  );
};
