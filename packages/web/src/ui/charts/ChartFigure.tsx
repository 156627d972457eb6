import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LazyDisclosure } from '../LazyDisclosure.tsx';
import styles from './ChartFigure.module.css';
import type { ChartHeading } from './chart-heading.ts';
import { ChartMenu } from './picture/ChartMenu.tsx';

type ChartFigureProps = {
  heading: ChartHeading;
  /** The chart in a sentence or two. */
  summary: string;
  /** The same figures, made when asked for. */
  table: () => ReactNode;
  children: ReactNode;
};

/** What every chart stands in: the drawing, its summary, the same as a table and as a picture. */
export const ChartFigure = ({ heading, summary, table, children }: ChartFigureProps) => {
  const { say } = useTexts();
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure} className={styles.figure}>
      {children}
      <figcaption className={styles.summary}>{summary}</figcaption>
      <div className={styles.more} data-page-only>
        <LazyDisclosure summary={say('chart.table')} content={table} />
        <ChartMenu figure={figure} heading={heading} />
      </div>
    </figure>
  );
};
