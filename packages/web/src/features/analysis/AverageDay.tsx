import type { AverageDays } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { decimalsOf, toUnit } from '../../ui/charts/power-unit.ts';
import { Hint } from '../../ui/Hint.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import type { AskedSpan } from './asked-span.ts';
import { averageDay, type Highest, highestTimes, unitOf } from './average-day.ts';
import { Dimmed } from './Dimmed.tsx';
import { NoData } from './NoData.tsx';
import { type ProfileFigure, profileQuery } from './queries.ts';

type AverageDayProps = {
  siteId: number;
  span: AskedSpan;
  figure: ProfileFigure;
  onStep: (by: -1 | 1) => void;
};

/** What a weekday and a day of the weekend look like on average. */
export const AverageDay = ({ siteId, span, figure, onStep }: AverageDayProps) => {
  const { say } = useTexts();
  const profile = useQuery({ ...profileQuery(siteId, span, figure), placeholderData: keepPreviousData });
  return (
    <Card title={say('hours.profile')}>
      <Hint>{say('hours.profileHint')}</Hint>
      <QueryState query={profile} blocks={[340]} nested>
        {(days) => (
          <Dimmed old={profile.isPlaceholderData}>
            <ProfileChart days={days} onStep={onStep} />
          </Dimmed>
        )}
      </QueryState>
    </Card>
  );
};

type ProfileChartProps = { days: AverageDays; onStep: (by: -1 | 1) => void };

const ProfileChart = ({ days, onStep }: ProfileChartProps) => {
  const { say, formats } = useTexts();
  const data = useMemo(() => averageDay(days), [days]);
  const highest = highestTimes(days);
  if (highest.length === 0) return <NoData />;
  const unit = unitOf(days);
  const of = (dayType: Highest['dayType']) => highest.find((one) => one.dayType === dayType);
  const label = (dayType: Highest['dayType']) => say(labels[dayType], { count: of(dayType)?.days ?? 0 });
  const most = (dayType: Highest['dayType']) => toUnit(of(dayType)?.powerW ?? null, unit);
  return (
    <LineChart
      data={data}
      labels={{ weekday: label('weekday'), weekend: label('weekend') }}
      whole={{
        label: say('other.greatest'),
        values: { weekday: most('weekday'), weekend: most('weekend') },
      }}
      summary={highest
        .map(({ dayType, time }) =>
          say('hours.profileSummary', {
            days: label(dayType),
            time,
            power: formats.quantity(most(dayType), unit, decimalsOf[unit]),
          }),
        )
        .join(' ')}
      slotName={say('chart.time')}
      onStep={onStep}
    />
  );
};

const labels = { weekday: 'hours.weekday', weekend: 'hours.weekend' } as const;
