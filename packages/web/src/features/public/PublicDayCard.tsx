import type { PublicOverview } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DayPowerChart } from '../../day-power/DayPowerChart.tsx';
import { addDays } from '../../model/dates/calendar.ts';
import { isEmptyLine } from '../../model/site/power-line.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { DayStepper } from '../../ui/DayStepper.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { publicSearch } from './public-search.ts';
import { dayQuery, lineQuery, type Opened } from './queries.ts';

type PublicDayCardProps = { today: PublicOverview; opened: Opened };

/** The power of a day: today's, or the one in the address. */
export const PublicDayCard = ({ today, opened }: PublicDayCardProps) => {
  const { say, formats } = useTexts();
  const search = publicSearch(useSearch({ from: '/public/site/$key' }));
  const navigate = useNavigate({ from: '/public/site/$key' });
  const date = search.date !== undefined && search.date < today.date ? search.date : today.date;
  const isToday = date === today.date;
  const line = useQuery(lineQuery(opened, date, isToday));
  const past = useQuery({ ...dayQuery(opened, date), enabled: !isToday });
  const day = isToday ? today.day : past.data?.day;
  const goTo = (to: string) =>
    void navigate({ search: to < today.date ? { date: to } : {}, replace: true, resetScroll: false });
  const step = (days: -1 | 1) => goTo(addDays(date, days));
  const summaryOf = (label: string) => {
    const usedKwh = day?.consumptionKwh ?? null;
    return usedKwh === null
      ? say('site.summaryNothing', { day: label })
      : say('site.summaryUsed', { day: label, energy: formats.quantity(usedKwh, 'kWh') });
  };
  return (
    <Card
      title={say('site.dayPower')}
      actions={<DayStepper day={date} last={today.date} onDay={goTo} onStep={step} />}
    >
      <QueryState query={line} blocks={['chart']} nested>
        {(data) =>
          isEmptyLine(data) ? (
            <EmptyState title={say('site.dayEmpty')} text={say('site.dayEmptyText')} />
          ) : (
            <DayPowerChart
              line={data}
              day={day}
              onStep={step}
              summary={summaryOf(formats.date(Date.parse(data.from), data.timeZone))}
            />
          )
        }
      </QueryState>
    </Card>
  );
};
