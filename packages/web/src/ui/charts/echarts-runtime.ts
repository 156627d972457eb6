// The lazy part: only what the day chart draws of ECharts.
import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, GridComponent, CanvasRenderer]);

export const createChart = (host: HTMLElement): EChartsType => init(host);
export type { EChartsType };
