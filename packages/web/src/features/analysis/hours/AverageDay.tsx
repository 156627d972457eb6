import type { AverageDays } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReportPeriod } from '../../../report/report-period.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { LineChart } from '../../../ui/charts/lines/LineChart.tsx';
import { decimalsOf, toUnit } from '../../../ui/charts/power-unit.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { NoData } from '../NoData.tsx';
import { type ProfileFigure, profileQuery } from '../queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import { averageDay, type DayType, type Highest, highestTimes, unitOf } from './average-day.ts';

type AverageDayProps = {
  siteId: number;
  span: AskedSpan;
  compared: ComparedSpan | null;
  figure: ProfileFigure;
  onStep: (by: -1 | 1) => void;
};

/** What a weekday and a day of the weekend look like on average. */
export const AverageDay = ({ siteId, span, compared, figure, onStep }: AverageDayProps) => {
  const { say } = useTexts();
  const profile = useQuery({ ...profileQuery(siteId, span, figure), placeholderData: keepPreviousData });
  const asked = compared?.span ?? span;
  const before = useQuery({ ...profileQuery(siteId, asked, figure), enabled: compared !== null });
  const other = compared && before.data ? { days: before.data, label: compared.label } : null;
  return (
    <Card title={say('hours.profile')}>
      <Hint>{say('hours.profileHint')}</Hint>
      <QueryState query={profile} blocks={[340]} nested>
        {(days) => (
          <Dimmed old={profile.isPlaceholderData}>
            <ProfileChart days={days} compared={other} onStep={onStep} />
          </Dimmed>
        )}
      </QueryState>
    </Card>
  );
};

type ProfileChartProps = {
  days: AverageDays;
  compared: { readonly days: AverageDays; readonly label: string } | null;
  onStep: (by: -1 | 1) => void;
};

const ProfileChart = ({ days, compared, onStep }: ProfileChartProps) => {
  const { say, formats } = useTexts();
  const span = useReportPeriod();
  const before = compared?.days ?? null;
  const data = useMemo(() => averageDay(days, before, formats), [days, before, formats]);
  const highest = highestTimes(days);
  if (highest.length === 0) return <NoData />;
  const unit = unitOf(days, before);
  const highestBefore = before === null ? [] : highestTimes(before);
  const find = (among: readonly Highest[], dayType: DayType) => among.find((one) => one.dayType === dayType);
  const named = (among: readonly Highest[]) => (dayType: DayType) =>
    say(labels[dayType], { count: find(among, dayType)?.days ?? 0 });
  const peak = (among: readonly Highest[]) => (dayType: DayType) =>
    toUnit(find(among, dayType)?.powerW ?? null, unit);
  const [label, labelBefore] = [named(highest), named(highestBefore)];
  const [most, mostBefore] = [peak(highest), peak(highestBefore)];
  return (
    <LineChart
      heading={{ title: say('hours.profile'), span }}
      data={data}
      labels={{
        weekday: label('weekday'),
        weekend: label('weekend'),
        weekdayBefore: `${labelBefore('weekday')}, ${compared?.label}`,
        weekendBefore: `${labelBefore('weekend')}, ${compared?.label}`,
      }}
      whole={{
        label: say('other.greatest'),
        values: {
          weekday: most('weekday'),
          weekend: most('weekend'),
          weekdayBefore: mostBefore('weekday'),
          weekendBefore: mostBefore('weekend'),
        },
      }}
      summary={highest
        .map(({ dayType, minute }) =>
          say('hours.profileSummary', {
            days: label(dayType),
            time: formats.wallTime(minute),
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
