import type { ReactNode } from 'react';
import styles from './ReportColumns.module.css';

type ReportColumnsProps = {
  /** Above the rest on a phone, beside it where there is room. */
  figures: ReactNode;
  /** Under the figures, and last of all on a phone. */
  aside?: ReactNode;
  /** True while another period loads; the one before stays in sight. */
  old?: boolean;
  children: ReactNode;
};

/** A report's figures and chart: one under the other, or two columns from 768 px, 8 and 4 of twelve on a desktop. */
export const ReportColumns = ({ figures, aside, old = false, children }: ReportColumnsProps) => (
  <div className={old ? styles.old : styles.columns} aria-busy={old}>
    <div className={styles.figures}>{figures}</div>
    <div className={styles.main}>{children}</div>
    {aside && <div className={styles.aside}>{aside}</div>}
  </div>
);
