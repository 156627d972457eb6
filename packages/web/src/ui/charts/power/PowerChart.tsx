import { hourMs } from '@ohmstead/domain';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../Amount.tsx';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import { useChartPaint } from '../chart-paint.ts';
import { linesMaker } from '../plot/chart-makers.ts';
import { Plot } from '../plot/Plot.tsx';
import type { PlotView } from '../plot/use-echarts.ts';
import { useReading } from '../plot/use-reading.ts';
import { decimalsOf, toUnit } from '../power-unit.ts';
import { Readout } from '../Readout.tsx';
import type { SwatchLook } from '../Swatch.tsx';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { isOrdinaryDay, slotStartMs } from './day-axis.ts';
import { HourTable } from './HourTable.tsx';
import { powerFrom, powerLineOption } from './power-line-option.ts';

type PowerChartProps<Key extends string> = {
  heading: ChartHeading;
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
export const PowerChart = <Key extends string>(props: PowerChartProps<Key>) => {
  const { data, labels, summary, onStep } = props;
  const { say } = useTexts();
  const { axis, nowSlot } = data;
  const reading = useReading(
    axis.startMs,
    data.series.map((series) => series.key),
  );
  const moment = useMoment(data);
  const spoken = useSpokenValues(props);
  return (
    <ChartFigure
      heading={props.heading}
      summary={summary}
      table={() => <HourTable data={data} labels={labels} />}
    >
      <Readout
        moment={moment(reading.slot)}
        entries={data.series.map((series) => ({
          key: series.key,
          role: series.role,
          look: lookOf(series),
          label: labels[series.key],
          value: <Value {...props} series={series} slot={reading.slot} />,
        }))}
        hidden={reading.hidden}
        chosen={reading.chosen}
        onToggle={reading.toggle}
      />
      <Plot
        slots={axis.slots}
        slotsFrom={usePowerFrom(data, reading.hidden)}
        futureFrom={nowSlot}
        nowAt={nowSlot}
        stride={Math.max(1, Math.round(hourMs / axis.stepMs))}
        zoomIn={axis.startMs}
        load={linesMaker}
        optionFor={usePowerOption(data, reading.hidden)}
        slot={reading.slot}
        onSlot={reading.setSlot}
        onSeries={reading.stepSeries}
        onStep={onStep}
        spoken={spoken(reading.slot, reading.hidden, reading.chosen)}
        hint={say('chart.readHint')}
      />
    </ChartFigure>
  );
};

const usePowerOption = (data: ChartData, hidden: ReadonlySet<string>) => {
  const { lang, formats } = useTexts();
  const paint = useChartPaint();
  return useCallback(
    (view: PlotView) => powerLineOption({ data, hidden, paint, lang, formats, view }),
    [data, hidden, paint, lang, formats],
  );
};

const usePowerFrom = (data: ChartData, hidden: ReadonlySet<string>): number => {
  const { lang, formats } = useTexts();
  return useMemo(() => powerFrom({ data, hidden, lang, formats }), [data, hidden, lang, formats]);
};

const lookOf = ({ drawn, below }: ChartSeries): SwatchLook => {
  if (drawn === 'line') return 'line';
  return below ? 'leaving' : 'area';
};

type ValueProps<Key extends string> = PowerChartProps<Key> & {
  series: ChartSeries<Key>;
  slot: number | null;
};

const Value = <Key extends string>({ data: { unit }, totalsKwh, series, slot }: ValueProps<Key>) =>
  slot === null ? (
    <Amount value={totalsKwh[series.key]} unit="kWh" />
  ) : (
    <Amount value={toUnit(series.values[slot] ?? null, unit)} unit={unit} digits={decimalsOf[unit]} />
  );

const useMoment = ({ axis }: ChartData) => {
  const { say, formats } = useTexts();
  // The clock alone is ambiguous on a day with a repeated hour.
  const format = isOrdinaryDay(axis) ? formats.time : formats.zonedTime;
  return (slot: number | null): string =>
    slot === null ? say('chart.wholeDay') : format(slotStartMs(axis, slot), axis.timeZone);
};

const useSpokenValues = <Key extends string>({ data, labels }: PowerChartProps<Key>) => {
  const { say, formats } = useTexts();
  const moment = useMoment(data);
  return (slot: number | null, hidden: ReadonlySet<string>, chosen: string | null): string => {
    if (slot === null) return say('chart.wholeDay');
    const values = data.series
      .filter(({ key }) => (chosen === null ? !hidden.has(key) : key === chosen))
      .map(({ key, values }) => {
        const value = toUnit(values[slot] ?? null, data.unit);
        return `${labels[key]} ${value === null ? say('state.noData') : formats.quantity(value, data.unit, decimalsOf[data.unit])}`;
      });
    return [moment(slot), ...values].join(', ');
  };
};
