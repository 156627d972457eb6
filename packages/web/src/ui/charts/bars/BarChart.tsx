import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChartFigure } from '../ChartFigure.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import { useChartPaint } from '../chart-paint.ts';
import { barsMaker } from '../plot/chart-makers.ts';
import { Plot } from '../plot/Plot.tsx';
import type { PlotView } from '../plot/use-echarts.ts';
import { useReading } from '../plot/use-reading.ts';
import type { AxisText } from '../plot/value-axis.ts';
import { BarReadout } from './BarReadout.tsx';
import { BarTable } from './BarTable.tsx';
import type { BarChartData } from './bar-chart-data.ts';
import { type BarScaling, barOption, barsFrom } from './bar-option.ts';
import { type BarText, barText } from './bar-unit.ts';
import { useSpokenBars } from './bar-words.ts';

type BarChartProps<Key extends string> = {
  heading: ChartHeading;
  data: BarChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  /** The totals of the whole period, which are shown while no slot is read. */
  totals: Readonly<Record<Key, number | null>>;
  /** The period in one or two sentences. */
  summary: string;
  /** The period before or after is asked for by key. */
  onStep?: (by: -1 | 1) => void;
  /** A slot is opened; without this, slots that have an address lead to it. */
  onOpen?: (slot: number) => void;
};

/** Stacked bars by slot: up from zero, and down for what is `below` (StackedBars and BalanceBars). */
export const BarChart = <Key extends string>(props: BarChartProps<Key>) => {
  const { data, labels, totals, summary, onStep } = props;
  const { say, formats } = useTexts();
  const text = useMemo(() => barText(data, formats), [data, formats]);
  const reading = useReading(
    data.slots[0]?.startMs ?? 0,
    data.series.map((series) => series.key),
  );
  const open = useOpening(props);
  const spoken = useSpokenBars(data, labels, text);
  const scaling = { data, hidden: reading.hidden, divisor: text.divisor, axisText: useAxisText(text) };
  return (
    <ChartFigure
      heading={props.heading}
      summary={summary}
      table={() => <BarTable data={data} labels={labels} text={text} onOpen={open} />}
    >
      <BarReadout data={data} labels={labels} totals={totals} text={text} reading={reading} />
      <Plot
        slots={data.slots.length}
        slotsFrom={barsFrom(scaling)}
        futureFrom={data.nowSlot === null ? null : Math.floor(data.nowSlot) + 1}
        stride={7}
        load={barsMaker}
        optionFor={useBarOption(scaling)}
        slot={reading.slot}
        onSlot={reading.setSlot}
        onSeries={reading.stepSeries}
        onStep={onStep}
        onOpen={open}
        spoken={spoken(reading)}
        hint={say(open ? 'chart.barsOpenHint' : 'chart.barsHint')}
      />
    </ChartFigure>
  );
};

const useOpening = <Key extends string>({ data, onOpen }: BarChartProps<Key>) => {
  const router = useRouter();
  if (onOpen) return onOpen;
  if (!data.slots.some((slot) => slot.href)) return;
  return (slot: number): void => {
    const href = data.slots[slot]?.href;
    if (href) void router.navigate({ href });
  };
};

const useAxisText = ({ unit }: BarText): AxisText => {
  const { lang, formats } = useTexts();
  return useMemo(() => {
    const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
    // Under zero lies what leaves: its amount is as positive as the rest.
    return (value, isHighest) =>
      isHighest ? `${number.format(value)}\u202f${formats.unit(unit)}` : number.format(Math.abs(value));
  }, [lang, formats, unit]);
};

const useBarOption = ({ data, hidden, divisor, axisText }: BarScaling) => {
  const { say } = useTexts();
  const paint = useChartPaint();
  return useCallback(
    (view: PlotView) => {
      const letters = {
        offPeak: say('chart.letterOffPeak'),
        standard: say('chart.letterStandard'),
        peak: say('chart.letterPeak'),
      };
      return barOption({ data, hidden, divisor, axisText, paint, view, letters });
    },
    [data, hidden, divisor, axisText, paint, say],
  );
};
