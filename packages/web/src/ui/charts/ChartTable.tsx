import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './ChartTable.module.css';
import type { ChartData } from './chart-data.ts';
import { isOrdinaryDay } from './day-axis.ts';
import { hourRows } from './hour-rows.ts';
import { decimalsOf, toUnit } from './power-unit.ts';

type ChartTableProps<Key extends string> = {
  data: ChartData<Key>;
  labels: Readonly<Record<Key, string>>;
};

/** The chart's figures by the hour, for those who read better than they look. */
export const ChartTable = <Key extends string>({ data, labels }: ChartTableProps<Key>) => {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('chart.table')}</summary>
      {open && <HourTable data={data} labels={labels} />}
    </details>
  );
};

const HourTable = <Key extends string>({ data, labels }: ChartTableProps<Key>) => {
  const { say, formats } = useTexts();
  const { axis, unit, series } = data;
  const time = isOrdinaryDay(axis) ? formats.time : formats.zonedTime;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the arrow keys.
    <section className={styles.scroll} tabIndex={0} aria-label={say('chart.mean', { unit })}>
      <table>
        <caption>{say('chart.mean', { unit })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('chart.hour')}</th>
            {series.map(({ key }) => (
              <th key={key} scope="col">
                {labels[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hourRows(data).map(({ startMs, meanW }) => (
            <tr key={startMs}>
              <th scope="row">{time(startMs, axis.timeZone)}</th>
              {series.map(({ key }) => (
                <td key={key}>{formats.number(toUnit(meanW[key], unit), decimalsOf[unit])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
