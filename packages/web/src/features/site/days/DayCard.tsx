import type { SiteOverview } from '@ohmstead/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BehindLink } from '../../../causes/CauseLink.tsx';
import { causeDay } from '../../../causes/cause-dates.ts';
import { addDays } from '../../../model/dates/calendar.ts';
import { isEmptyLine, powerLineQuery } from '../../../model/site/power-line.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { DayStepper } from '../../../ui/DayStepper.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { dayQuery } from '../queries.ts';
import { chosenDate } from './chosen-date.ts';
import styles from './DayCard.module.css';
import { DayChart } from './DayChart.tsx';

/** The power of a day: today's, or the one in the address. */
export const DayCard = ({ today }: { today: SiteOverview }) => {
  const { say } = useTexts();
  const search = useSearch({ from: '/account/site/$id' });
  const navigate = useNavigate({ from: '/site/$id' });
  const date = chosenDate(search.date, today.date);
  const isToday = date === today.date;
  const line = useQuery({
    ...powerLineQuery(today.id, date, { live: isToday }),
    placeholderData: keepPreviousData,
  });
  const past = useQuery({ ...dayQuery(today.id, date), enabled: !isToday });
  const goTo = (to: string) =>
    void navigate({
      search: ({ date: _, ...others }) => (to === today.date ? others : { ...others, date: to }),
      replace: true,
      resetScroll: false,
    });
  const step = (days: -1 | 1) => (days < 0 || !isToday) && goTo(addDays(date, days));
  const figures = isToday ? today.day : past.data?.day;
  return (
    <Card
      title={say('site.dayPower')}
      actions={<DayStepper day={date} last={today.date} onDay={goTo} onStep={step} />}
    >
      <QueryState query={line} blocks={['chart']} nested>
        {(data) => (
          <div className={line.isPlaceholderData ? styles.old : styles.day}>
            {isEmptyLine(data) ? (
              <EmptyState title={say('site.dayEmpty')} text={say('site.dayEmptyText')} />
            ) : (
              <DayChart line={data} figures={figures} onStep={step} />
            )}
          </div>
        )}
      </QueryState>
      <BehindLink siteId={today.id} dates={causeDay(date)} />
    </Card>
  );
};
