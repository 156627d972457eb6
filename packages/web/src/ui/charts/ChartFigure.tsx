import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LazyDisclosure } from '../LazyDisclosure.tsx';
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
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.summary}>{summary}</figcaption>
      <LazyDisclosure summary={say('chart.table')} content={table} />
    </figure>
  );
};
