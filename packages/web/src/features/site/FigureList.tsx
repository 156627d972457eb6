import type { ReactNode } from 'react';
import styles from './FigureList.module.css';

/** Names with their figures at the other end of the line; `wide` in columns where there is room. */
export const FigureList = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <dl className={wide ? styles.columns : styles.figures}>{children}</dl>
);

type FigureRowProps = {
  name: string;
  /** Small print under the figure. */
  note?: string | undefined;
  children: ReactNode;
};

export const FigureRow = ({ name, note, children }: FigureRowProps) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>
      <strong>{children}</strong>
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
);
