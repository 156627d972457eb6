import type { EnergyFigures } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BehindLink } from '../../../causes/CauseLink.tsx';
import { causeDay } from '../../../causes/cause-dates.ts';
import { DayPowerChart } from '../../../day-power/DayPowerChart.tsx';
import { powerLineQuery } from '../../../model/site/power-line.ts';
import type { PeriodState } from '../../../report/use-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';

type DayPowerProps = { siteId: number; date: string; state: PeriodState; figures: EnergyFigures };

/** The day minute by minute, above its hours. */
export const DayPower = ({ siteId, date, state, figures }: DayPowerProps) => {
  const { say, formats } = useTexts();
  const query = useQuery({ ...powerLineQuery(siteId, date), placeholderData: keepPreviousData });
  const usedKwh = figures.consumptionKwh;
  const summaryOf = (day: string) =>
    usedKwh === null
      ? say('site.summaryNothing', { day })
      : say('site.summaryUsed', { day, energy: formats.quantity(usedKwh, 'kWh') });
  return (
    <Card title={say('report.dayPower')}>
      <QueryState query={query} blocks={['chart']} nested>
        {(line) => (
          <DayPowerChart
            line={line}
            day={figures}
            onStep={state.step}
            summary={summaryOf(formats.date(Date.parse(line.from), line.timeZone))}
          />
        )}
      </QueryState>
      <BehindLink siteId={siteId} dates={causeDay(date)} />
    </Card>
  );
};
