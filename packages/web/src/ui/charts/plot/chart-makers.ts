// Which part of ECharts a kind of chart loads.
import type { ChartMaker } from './use-echarts.ts';

export const linesMaker: ChartMaker = () => import('./echarts-lines.ts');
export const barsMaker: ChartMaker = () => import('./echarts-bars.ts');
