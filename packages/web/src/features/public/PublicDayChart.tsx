import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { PowerChart } from '../../ui/charts/PowerChart.tsx';
import { useNow } from '../../ui/use-now.ts';
import { dayLine, dayTotals } from './day-line.ts';

type PublicDayChartProps = {
  line: PowerLine;
  day: EnergyFigures | undefined;
  onStep: (days: -1 | 1) => void;
};

export const PublicDayChart = ({ line, day, onStep }: PublicDayChartProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(60_000);
  const data = useMemo(() => dayLine(line, nowMs), [line, nowMs]);
  const totals = dayTotals(day);
  return (
    <PowerChart
      data={data}
      labels={{
        import: say('energy.import'),
        export: say('energy.export'),
        yield: say('energy.yield'),
        consumption: say('energy.consumption'),
        charge: say('energy.charge'),
        discharge: say('energy.discharge'),
      }}
      totalsKwh={totals}
      summary={say('site.summaryUsed', {
        day: formats.date(data.axis.startMs, data.axis.timeZone),
        energy: formats.quantity(totals.consumption, 'kWh'),
      })}
      onStep={onStep}
    />
  );
};
