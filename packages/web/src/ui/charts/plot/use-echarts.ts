// Loads ECharts when a chart is first shown and keeps one drawing in step with its option, size and theme.
import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { sharpDrawings } from '../picture/sharp-drawings.ts';
import { drawInTurn } from './draw-in-turn.ts';
import type { SlotRange } from './slot-range.ts';

export type PlotSize = { readonly width: number; readonly height: number };

export type PlotView = PlotSize & {
  readonly range: SlotRange;
  /** True when the chart is shown for the first time to a reader who has not asked for less motion. */
  readonly grows: boolean;
};

/** Each kind of chart loads only what it draws. */
export type ChartMaker = () => Promise<{ createChart: (host: HTMLElement) => EChartsType }>;

/** `optionFor` is to keep its identity while nothing it draws changes: drawing a day takes a moment. */
export const useECharts = (
  load: ChartMaker,
  optionFor: (view: PlotView) => EChartsCoreOption,
  { from, to }: SlotRange,
) => {
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [{ width, height }, setSize] = useState<PlotSize>({ width: 0, height: 0 });
  const grown = useRef(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let made: EChartsType | null = null;
    let gone = false;
    load().then(
      ({ createChart }) => {
        if (gone) return;
        const chart = createChart(element);
        made = chart;
        sharpDrawings.set(element, (pixelRatio) => chart.renderToCanvas({ pixelRatio }));
        setChart(chart);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [load]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      setSize(size);
      // Laying out again costs as much as half a drawing.
      if (chart && !hasSize(chart, size)) chart.resize();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart]);

  useEffect(() => {
    if (!chart || width === 0) return;
    const draw = (grows: boolean): void =>
      chart.setOption(optionFor({ width, height, grows, range: { from, to } }), { notMerge: true });
    if (grown.current) return draw(false);
    return drawInTurn(() => {
      grown.current = true;
      draw(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    });
  }, [chart, width, height, from, to, optionFor]);

  return { host, failed, loading: chart === null && !failed };
};

const hasSize = (chart: EChartsType, { width, height }: PlotSize): boolean =>
  chart.getWidth() === width && chart.getHeight() === height;
