import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './ChartFigure.module.css';

type ChartFigureProps = {
  /** The chart in a sentence or two. */
  summary: string;
  /** The same figures, made when asked for. */
  table: () => ReactNode;
  children: ReactNode;
};

/** What every chart stands in: the drawing, its summary, and the same as a table. */
export const ChartFigure = ({ summary, table, children }: ChartFigureProps) => {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.summary}>{summary}</figcaption>
      <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{say('chart.table')}</summary>
        {open && table()}
      </details>
    </figure>
  );
};
