// Loads ECharts when a chart is first shown and keeps one drawing in step with its option, size and theme.
import type { EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import type { EChartsType } from './echarts-runtime.ts';

/** `optionFor` is to keep its identity while nothing it draws changes: drawing a day takes a moment. */
export const useECharts = (optionFor: (width: number) => EChartsCoreOption) => {
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [width, setWidth] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let made: EChartsType | null = null;
    let gone = false;
    import('./echarts-runtime.ts').then(
      ({ createChart }) => {
        if (gone) return;
        made = createChart(element);
        setChart(made);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      made?.dispose();
    };
  }, []);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
      chart?.resize();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart]);

  useEffect(() => {
    if (width > 0) chart?.setOption(optionFor(width), { notMerge: true });
  }, [chart, width, optionFor]);

  return { host, failed };
};
