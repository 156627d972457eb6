import type { SiteHours } from '@ohmstead/contract';
import { useMemo } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { BarChart } from '../../../ui/charts/bars/BarChart.tsx';
import { dayBars } from './day-bars.ts';

type UnusualDayChartProps = { hours: SiteHours; energyKwh: number };

/** The hours of a day unlike the days before it. */
export const UnusualDayChart = ({ hours, energyKwh }: UnusualDayChartProps) => {
  const { say, formats } = useTexts();
  const data = useMemo(() => dayBars(hours, formats), [hours, formats]);
  return (
    <BarChart
      heading={{
        title: say('energy.consumption'),
        span: formats.date(data.slots[0]?.startMs ?? 0, hours.timeZone),
      }}
      data={data}
      labels={{ consumption: say('energy.consumption') }}
      totals={{ consumption: energyKwh }}
      summary={say('alert.daySummary')}
    />
  );
};
