import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import { useChartPaint } from '../chart-paint.ts';
import { linesMaker } from '../plot/chart-makers.ts';
import { Plot } from '../plot/Plot.tsx';
import type { PlotView } from '../plot/use-echarts.ts';
import { useReading } from '../plot/use-reading.ts';
import { Readout } from '../Readout.tsx';
import { LineTable } from './LineTable.tsx';
import type { LineChartData, LineSeries } from './line-chart-data.ts';
import { lineOption, linesFrom } from './line-option.ts';
import { valueText } from './value-text.ts';

type LineChartProps<Key extends string> = {
  heading: ChartHeading;
  data: LineChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  /** What the readout shows while no slot is read, such as "Average", with a value for each series. */
  whole: { readonly label: string; readonly values: Readonly<Record<Key, number | null>> };
  /** The chart in one or two sentences. */
  summary: string;
  /** Names the table's first column, as "Hour". */
  slotName: string;
  /** The period before or after is asked for by key. */
  onStep?: (by: -1 | 1) => void;
};

/** Any quantities over the slots of a day, a mean day or a duration curve. */
export const LineChart = <Key extends string>(props: LineChartProps<Key>) => {
  const { data, labels, whole, summary, slotName, onStep } = props;
  const { say } = useTexts();
  const { slots, nowSlot, series } = data;
  const reading = useReading(
    slots.id,
    series.map(({ key }) => key),
  );
  const write = useWriting(data);
  const valueAt = (one: LineSeries<Key>) =>
    write(one, reading.slot === null ? whole.values[one.key] : (one.values[reading.slot] ?? null));
  const moment = reading.slot === null ? whole.label : slots.nameOf(reading.slot);
  const read = series.filter(({ key }) =>
    reading.chosen === null ? !reading.hidden.has(key) : key === reading.chosen,
  );
  return (
    <ChartFigure
      heading={props.heading}
      summary={summary}
      table={() => <LineTable data={data} labels={labels} slotName={slotName} write={write} />}
    >
      <Readout
        moment={moment}
        entries={series.map((one) => ({
          key: one.key,
          role: one.role,
          look: lookOf(one),
          label: labels[one.key],
          value: valueAt(one),
        }))}
        hidden={reading.hidden}
        chosen={reading.chosen}
        onToggle={reading.toggle}
      />
      <Plot
        slots={slots.count}
        slotsFrom={useLinesFrom(data, reading.hidden)}
        futureFrom={nowSlot}
        nowAt={nowSlot}
        stride={slots.stride}
        zoomIn={slots.id}
        load={linesMaker}
        optionFor={useLineOption(data, reading.hidden)}
        slot={reading.slot}
        onSlot={reading.setSlot}
        onSeries={reading.stepSeries}
        onStep={onStep}
        spoken={[moment, ...read.map((one) => `${labels[one.key]} ${valueAt(one)}`)].join(', ')}
        hint={say('chart.linesHint')}
      />
    </ChartFigure>
  );
};

const useLinesFrom = (data: LineChartData, hidden: ReadonlySet<string>): number => {
  const { lang } = useTexts();
  return useMemo(() => linesFrom({ data, hidden, lang }), [data, hidden, lang]);
};

const lookOf = ({ axis, drawn }: LineSeries) => {
  if (axis === 'right') return 'dashed';
  return drawn === 'steps' ? 'area' : drawn;
};

const useWriting = ({ left, right }: LineChartData) => {
  const { formats } = useTexts();
  return ({ axis }: LineSeries, value: number | null): string =>
    valueText(formats, value, axis === 'right' && right ? right : left);
};

const useLineOption = (data: LineChartData, hidden: ReadonlySet<string>) => {
  const { lang } = useTexts();
  const paint = useChartPaint();
  return useCallback(
    (view: PlotView) => lineOption({ data, hidden, paint, view, lang }),
    [data, hidden, paint, lang],
  );
};
