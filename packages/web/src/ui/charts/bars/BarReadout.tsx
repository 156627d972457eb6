import { useTexts } from '../../../texts/use-texts.ts';
import type { useReading } from '../plot/use-reading.ts';
import { Readout } from '../Readout.tsx';
import { BarAmount } from './BarAmount.tsx';
import type { BarChartData, BarSeries } from './bar-chart-data.ts';
import type { BarText } from './bar-unit.ts';

type BarReadoutProps<Key extends string> = {
  data: BarChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  totals: Readonly<Record<Key, number | null>>;
  text: BarText;
  reading: Pick<ReturnType<typeof useReading>, 'slot' | 'hidden' | 'chosen' | 'toggle'>;
};

/** The slot read, or the whole period. */
export const BarReadout = <Key extends string>({
  data,
  labels,
  totals,
  text,
  reading,
}: BarReadoutProps<Key>) => {
  const { say } = useTexts();
  const { slot } = reading;
  const read = (series: BarSeries<Key>) =>
    slot === null
      ? { value: <BarAmount value={totals[series.key]} text={text} /> }
      : {
          value: <BarAmount value={series.values[slot] ?? null} text={text} />,
          estimated: series.estimated?.[slot] ?? false,
          ...(series.compare ? { compare: text.write(series.compare[slot] ?? null) } : {}),
        };
  return (
    <Readout
      moment={slot === null ? say('chart.wholePeriod') : (data.slots[slot]?.longLabel ?? '')}
      entries={data.series.map((series) => ({
        key: series.key,
        role: series.role,
        look: lookOf(series),
        label: labels[series.key],
        ...read(series),
      }))}
      hidden={reading.hidden}
      chosen={reading.chosen}
      onToggle={reading.toggle}
    />
  );
};

const lookOf = ({ role, isOpen }: BarSeries) => {
  if (isOpen) return 'open';
  return role === 'export' ? 'leaving' : 'bar';
};
