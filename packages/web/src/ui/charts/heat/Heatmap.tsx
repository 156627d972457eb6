import { calendarFormatsOf } from '@ohmstead/i18n';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import { HeatClock } from './HeatClock.tsx';
import { HeatGrid } from './HeatGrid.tsx';
import styles from './Heatmap.module.css';
import { HeatScale } from './HeatScale.tsx';
import { HeatTable } from './HeatTable.tsx';
import type { HeatmapData } from './heat-data.ts';
import { type HeatPlace, heatCellAt, heatMost } from './heat-geometry.ts';
import { useHeatWords } from './heat-words.ts';

type HeatmapProps = {
  heading: ChartHeading;
  data: HeatmapData;
  /** A text for the whole span, such as its total, which is shown while no cell is read. */
  whole: string;
  /** The span in one or two sentences. */
  summary: string;
};

/** Energy, or what it cost or emitted, by day and hour of the wall clock; drawn by itself, as no chart library knows days of 23 and 25 hours. */
export const Heatmap = ({ heading, data, whole, summary }: HeatmapProps) => {
  const { lang } = useTexts();
  const [place, setPlace] = useState<HeatPlace | null>(null);
  const words = useHeatWords(data);
  const most = heatMost(data);
  const calendar = calendarFormatsOf(lang);
  const isOfYears = data.rows[0]?.date.slice(0, 4) !== data.rows.at(-1)?.date.slice(0, 4);
  const monthOf = (date: string, row: number) =>
    isOfYears && (row === 0 || date.endsWith('-01-01'))
      ? calendar.shortMonthAndYear(date)
      : calendar.shortMonth(date);
  const nameOf = (date: string, row: number) => {
    if (data.by === 'month') return monthOf(date, row);
    return row === 0 || date.endsWith('-01') ? calendar.dayAndMonth(date) : calendar.weekday(date);
  };
  return (
    <ChartFigure heading={heading} summary={summary} table={() => <HeatTable data={data} />}>
      <p className={styles.readout} data-page-only={place === null ? '' : undefined}>
        {place === null ? whole : words(heatCellAt(data, place), place.row)}
      </p>
      <div className={styles.map}>
        <ol className={styles.days} aria-hidden="true">
          {data.rows.map(({ date }, row) => (
            <li key={date}>{nameOf(date, row)}</li>
          ))}
        </ol>
        <div className={styles.hours}>
          <HeatClock />
          <HeatGrid
            data={data}
            most={most}
            place={place}
            onPlace={setPlace}
            spoken={place === null ? whole : words(heatCellAt(data, place), place.row)}
          />
        </div>
      </div>
      <HeatScale most={most} measure={data.measure} />
    </ChartFigure>
  );
};
