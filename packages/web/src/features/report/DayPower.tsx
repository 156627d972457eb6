import type { EnergyFigures } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PeriodState } from '../../report/use-period.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { PowerChart } from '../../ui/charts/PowerChart.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useNow } from '../../ui/use-now.ts';
import { powerDay, powerTotals } from './power-day.ts';
import { powerQuery } from './queries.ts';

type DayPowerProps = { siteId: number; date: string; state: PeriodState; figures: EnergyFigures };

/** The day minute by minute, above its hours. */
export const DayPower = ({ siteId, date, state, figures }: DayPowerProps) => {
  const { say } = useTexts();
  const line = useQuery({ ...powerQuery(siteId, date), placeholderData: keepPreviousData });
  return (
    <Card title={say('report.dayPower')}>
      <QueryState query={line} blocks={[96, 300]} nested>
        {(data) => <DayLine line={data} state={state} figures={figures} />}
      </QueryState>
    </Card>
  );
};

type DayLineProps = { line: Parameters<typeof powerDay>[0]; state: PeriodState; figures: EnergyFigures };

const DayLine = ({ line, state, figures }: DayLineProps) => {
  const { say, formats } = useTexts();
  const nowMs = useNow(60_000);
  const data = useMemo(() => powerDay(line, nowMs), [line, nowMs]);
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
      totalsKwh={powerTotals(figures)}
      summary={say('report.summaryUsed', {
        period: formats.date(data.axis.startMs, data.axis.timeZone),
        energy: formats.quantity(figures.consumptionKwh, 'kWh'),
      })}
      onStep={state.step}
    />
  );
};
