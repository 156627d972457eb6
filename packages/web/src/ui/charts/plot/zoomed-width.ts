import type { PlotView } from './use-echarts.ts';

/** How wide the whole period would be drawn: labels stand closer where a part of it fills the plot. */
export const zoomedWidth = ({ width, range }: Pick<PlotView, 'width' | 'range'>, slots: number): number =>
  (width * slots) / (range.to - range.from);
