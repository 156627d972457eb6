import type { EChartsCoreOption } from 'echarts/core';
import { type CSSProperties, type PointerEvent, useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../Button.tsx';
import styles from './Plot.module.css';
import { PlotMarks } from './PlotMarks.tsx';
import { plotInset } from './plot-inset.ts';
import { onPlotKey } from './plot-keys.ts';
import { lastSlot } from './scrub.ts';
import { type ChartMaker, type PlotView, useECharts } from './use-echarts.ts';
import { useScrub } from './use-scrub.ts';
import { useZoom } from './use-zoom.ts';

type PlotProps = {
  /** Slots side by side, to the right edge. */
  slots: number;
  /** Pixels left free on the left, as for values of the axis. */
  slotsFrom?: number;
  /** Where the future begins, in slots; null in the past. */
  futureFrom: number | null;
  /** A line at now, where the slots are short enough to see it. */
  nowAt?: number | null;
  /** Slots an arrow key goes with Shift. */
  stride: number;
  load: ChartMaker;
  optionFor: (view: PlotView) => EChartsCoreOption;
  /** The period shown; where it is given, a part of it can be marked by dragging. */
  zoomIn?: string | number;
  slot: number | null;
  onSlot: (slot: number | null) => void;
  /** The series before or after is to be read alone. */
  onSeries?: ((by: -1 | 1) => void) | undefined;
  /** The period before or after is asked for. */
  onStep?: ((by: -1 | 1) => void) | undefined;
  onOpen?: ((slot: number) => void) | undefined;
  /** What is read at a slot, in words. */
  spoken: string;
  hint: string;
};

/** The drawing itself, read by touch, mouse or keys. */
export const Plot = (props: PlotProps) => {
  const { slots, futureFrom, slot, onSlot, spoken, hint } = props;
  const { say } = useTexts();
  const hintId = useId();
  const zoom = useZoom(props.zoomIn, slots);
  const { host, failed, loading } = useECharts(props.load, props.optionFor, zoom.range);
  const last = lastSlot(slots, futureFrom === null ? null : Math.ceil(futureFrom) - 1);
  const scrub = useScrub({ range: zoom.range, onSlot, onTap: props.onOpen });
  return (
    <div
      className={styles.plot}
      aria-busy={loading}
      style={
        {
          '--top': `${plotInset.top}px`,
          '--bottom': `${plotInset.bottom}px`,
          '--left': `${props.slotsFrom ?? 0}px`,
        } as CSSProperties /* custom properties are not in React's type */
      }
    >
      <div ref={host} className={styles.canvas} aria-hidden="true" />
      {failed && <p className={styles.failed}>{say('chart.failed')}</p>}
      <PlotMarks
        range={zoom.range}
        futureFrom={futureFrom}
        nowAt={props.nowAt ?? null}
        marked={zoom.marked}
        slot={slot}
      />
      <div
        {...scrub}
        {...bothHandlers(scrub, zoom)}
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={say('chart.read')}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={slot ?? last}
        aria-valuetext={spoken}
        onKeyDown={(event) => onPlotKey(event, { ...props, last, zoom })}
        onBlur={() => onSlot(null)}
      />
      {zoom.isZoomed && (
        <div className={styles.zoomed} data-page-only>
          <Button onClick={zoom.reset}>{say('chart.zoomOut')}</Button>
        </div>
      )}
      <span id={hintId} className="hidden-visually">
        {hint}
      </span>
    </div>
  );
};

type Zoom = ReturnType<typeof useZoom>;

/** Reading goes on while a part is being marked. */
const bothHandlers = (scrub: ReturnType<typeof useScrub>, zoom: Zoom) => ({
  onPointerDown: (event: PointerEvent) => {
    scrub.onPointerDown(event);
    zoom.onPointerDown(event);
  },
  onPointerMove: (event: PointerEvent) => {
    scrub.onPointerMove(event);
    zoom.onPointerMove(event);
  },
  onPointerUp: (event: PointerEvent) => {
    scrub.onPointerUp(event);
    zoom.onPointerUp();
  },
  onPointerCancel: () => {
    scrub.onPointerCancel();
    zoom.onPointerCancel();
  },
});
