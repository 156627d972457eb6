import { type ReactNode, use, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './ChartFigure.module.css';
import { TablesOpen } from './tables-open.ts';

type ChartFigureProps = {
  /** The chart in a sentence or two. */
  summary: string;
  /** The same figures, made when asked for. */
  table: () => ReactNode;
  children: ReactNode;
};

const desktop = '(min-width: 64em)';

/** What every chart stands in: the drawing, its summary, and the same as a table. */
export const ChartFigure = ({ summary, table, children }: ChartFigureProps) => {
  const { say } = useTexts();
  const tablesOpen = use(TablesOpen);
  const [open, setOpen] = useState(() => tablesOpen && matchMedia(desktop).matches);
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.summary}>{summary}</figcaption>
      <details
        className={styles.disclosure}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{say('chart.table')}</summary>
        {open && table()}
      </details>
    </figure>
  );
};
