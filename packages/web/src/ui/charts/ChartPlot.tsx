import { type CSSProperties, type KeyboardEvent, useCallback, useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './ChartPlot.module.css';
import type { ChartData } from './chart-data.ts';
import { useChartPaint } from './chart-paint.ts';
import { isOrdinaryDay, slotStartMs } from './day-axis.ts';
import { plotInset, powerLineOption } from './power-line-option.ts';
import { decimalsOf, toUnit } from './power-unit.ts';
import { lastSlot, slotAfterKey } from './scrub.ts';
import { useECharts } from './use-echarts.ts';
import { useScrub } from './use-scrub.ts';

type ChartPlotProps<Key extends string> = {
  data: ChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  hidden: ReadonlySet<string>;
  slot: number | null;
  onSlot: (slot: number | null) => void;
  onStep: (days: -1 | 1) => void;
};

/** The drawing itself, read by touch, mouse or keys. */
export const ChartPlot = <Key extends string>(props: ChartPlotProps<Key>) => {
  const { data, hidden, slot, onSlot, onStep } = props;
  const { say, lang } = useTexts();
  const hintId = useId();
  const paint = useChartPaint();
  const optionFor = useCallback(
    (width: number) => powerLineOption({ data, hidden, paint, lang, hourStep: hourStepOf(width) }),
    [data, hidden, paint, lang],
  );
  const { host, failed } = useECharts(optionFor);
  const last = lastSlot(data.axis, data.nowSlot);
  const scrub = useScrub(data.axis, onSlot);
  const spoken = useSpokenValues(props);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onSlot(null);
    const next = slotAfterKey(event, data.axis, { slot, last });
    if (event.key === 'PageUp' || event.key === 'PageDown') onStep(event.key === 'PageUp' ? -1 : 1);
    else if (next === null) return;
    else onSlot(next);
    event.preventDefault();
  };

  return (
    <div
      className={styles.plot}
      style={
        {
          '--top': `${plotInset.top}px`,
          '--bottom': `${plotInset.bottom}px`,
        } as CSSProperties /* custom properties are not in React's type */
      }
    >
      <div ref={host} className={styles.canvas} aria-hidden="true" />
      {failed && <p className={styles.failed}>{say('chart.failed')}</p>}
      <Marks data={data} slot={slot} />
      <div
        {...scrub}
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={say('chart.read')}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={slot ?? last}
        aria-valuetext={spoken(slot)}
        onKeyDown={onKeyDown}
        onBlur={() => onSlot(null)}
      />
      <span id={hintId} className="hidden-visually">
        {say('chart.readHint')}
      </span>
    </div>
  );
};

/** Now, what is still to come, and the moment read. */
const Marks = ({ data: { axis, nowSlot }, slot }: { data: ChartData; slot: number | null }) => {
  const left = (at: number) => ({ left: `${(100 * at) / axis.slots}%` });
  return (
    <div className={styles.marks} aria-hidden="true">
      {nowSlot !== null && <div className={styles.future} style={left(nowSlot)} />}
      {nowSlot !== null && <div className={styles.now} style={left(nowSlot)} />}
      {slot !== null && <div className={styles.line} style={left(slot + 0.5)} />}
    </div>
  );
};

const hourStepOf = (widthPx: number): number => {
  if (widthPx < 480) return 6;
  return widthPx < 720 ? 3 : 2;
};

const useSpokenValues = <Key extends string>({ data, labels, hidden }: ChartPlotProps<Key>) => {
  const { say, formats } = useTexts();
  return (slot: number | null): string => {
    if (slot === null) return say('chart.wholeDay');
    const time = isOrdinaryDay(data.axis) ? formats.time : formats.zonedTime;
    const values = data.series
      .filter((series) => !hidden.has(series.key))
      .map(({ key, values }) => {
        const value = toUnit(values[slot] ?? null, data.unit);
        return `${labels[key]} ${value === null ? say('state.noData') : formats.quantity(value, data.unit, decimalsOf[data.unit])}`;
      });
    return [time(slotStartMs(data.axis, slot), data.axis.timeZone), ...values].join(', ');
  };
};
