import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { PowerChart } from '../ui/charts/power/PowerChart.tsx';
import { useNow } from '../ui/use-now.ts';
import { dayTotals, powerDay } from './power-day.ts';

type DayPowerChartProps = {
  line: PowerLine;
  /** Undefined while its figures load. */
  day: EnergyFigures | undefined;
  onStep: (days: -1 | 1) => void;
  /** The day in a few sentences, for those who do not see the drawing. */
  summary: string;
};

export const DayPowerChart = ({ line, day, onStep, summary }: DayPowerChartProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(minuteMs);
  const data = useMemo(() => powerDay(line, nowMs), [line, nowMs]);
  return (
    <PowerChart
      heading={{
        title: say('site.dayPower'),
        span: formats.date(Date.parse(line.from), line.timeZone),
      }}
      data={data}
      labels={{
        import: say('energy.import'),
        export: say('energy.export'),
        yield: say('energy.yield'),
        consumption: say('energy.consumption'),
        charge: say('energy.charge'),
        discharge: say('energy.discharge'),
      }}
      totalsKwh={dayTotals(day)}
      summary={summary}
      onStep={onStep}
    />
  );
};
