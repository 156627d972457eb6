import { useState } from 'react';
import styles from './Chart.module.css';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartData } from './chart-data.ts';

type ChartProps<Key extends string> = {
  data: ChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  /** Energy of the whole day, shown while no moment of it is read. */
  totalsKwh: Readonly<Record<Key, number | null>>;
  /** The day in one or two sentences. */
  summary: string;
  /** The day before or after is asked for by key. */
  onStep: (days: -1 | 1) => void;
};

/** The power of one day: readout and legend above, plot, summary, and the same as a table. */
export const Chart = <Key extends string>({ data, labels, totalsKwh, summary, onStep }: ChartProps<Key>) => {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { slot, setSlot } = useReading(data.axis.startMs);
  const toggle = (key: string) =>
    setHidden((before) =>
      before.has(key) ? new Set([...before].filter((k) => k !== key)) : new Set([...before, key]),
    );
  return (
    <figure className={styles.chart}>
      <ChartLegend
        data={data}
        labels={labels}
        slot={slot}
        totalsKwh={totalsKwh}
        hidden={hidden}
        onToggle={toggle}
      />
      <ChartPlot data={data} labels={labels} hidden={hidden} slot={slot} onSlot={setSlot} onStep={onStep} />
      <figcaption className={styles.summary}>{summary}</figcaption>
      <ChartTable data={data} labels={labels} />
    </figure>
  );
};

/** The moment read belongs to its day: another day begins unread, and keeps the keyboard's focus. */
const useReading = (dayMs: number) => {
  const [reading, setReading] = useState<{ dayMs: number; slot: number | null } | null>(null);
  return {
    slot: reading?.dayMs === dayMs ? reading.slot : null,
    setSlot: (slot: number | null) => setReading({ dayMs, slot }),
  };
};
