import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { forecastQuery } from '../queries.ts';
import styles from './MonthCard.module.css';
import { MonthForecast } from './MonthForecast.tsx';
import { monthOutlook } from './month-outlook.ts';
import { TargetPart } from './TargetPart.tsx';

/** Where the month is heading, against what its owner aims at. */
export const MonthCard = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const forecast = useQuery(forecastQuery(siteId));
  return (
    <Card title={say('siteDetail.forecast')}>
      <QueryState query={forecast} blocks={[48, 72, 72]} nested>
        {(data) => {
          const outlook = monthOutlook(data);
          const { consumption, bill } = outlook;
          return consumption.expectedKwh === null && outlook.yield === null && bill === null ? (
            <EmptyState title={say('siteDetail.noForecast')} text={say('siteDetail.noForecastText')} />
          ) : (
            <>
              <Remaining fromDate={outlook.fromDate} days={outlook.daysLeft} />
              <MonthForecast outlook={outlook} />
            </>
          );
        }}
      </QueryState>
      <TargetPart siteId={siteId} />
    </Card>
  );
};

const Remaining = ({ fromDate, days }: { fromDate: string; days: number }) => {
  const { say, lang } = useTexts();
  return (
    <p className={styles.remaining}>
      <span>{calendarFormatsOf(lang).month(fromDate)}</span>
      <span>{say('siteDetail.daysLeft', { count: days })}</span>
    </p>
  );
};
