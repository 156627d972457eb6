// The lazy part: only what bar charts draw of ECharts; lines show what bars are compared with.
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([BarChart, LineChart, GridComponent, CanvasRenderer]);

export const createChart = (host: HTMLElement): EChartsType => init(host);
