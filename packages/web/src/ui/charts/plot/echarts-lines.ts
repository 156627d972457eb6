// The lazy part: only what line charts draw of ECharts.
import { LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([LineChart, GridComponent, CanvasRenderer]);

export const createChart = (host: HTMLElement): EChartsType => init(host);
