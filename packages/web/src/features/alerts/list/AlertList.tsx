import { calendarFormatsOf } from '@ohmstead/i18n';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { IncidentRows } from '../../../incidents/IncidentRows.tsx';
import { incidentListQuery } from '../../../model/incident/incident-list.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { type AlertSearch, alertSearch, filterOf, isSpanTurned } from '../alert-search.ts';
import styles from './AlertList.module.css';
import { Filters } from './Filters.tsx';
import { type IncidentDays, incidentDays } from './incident-days.ts';
import { NoAlerts } from './NoAlerts.tsx';

/** The alert records of a site: what goes on, then day by day. */
export const AlertList = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const search = alertSearch(useSearch({ from: '/account/site/$id/alerts' }));
  return (
    <>
      <Filters site={site} search={search} />
      {isSpanTurned(search) ? (
        <Problem marked>{say('alerts.spanOrder')}</Problem>
      ) : (
        <Found site={site} search={search} />
      )}
    </>
  );
};

type FoundProps = { site: Site; search: AlertSearch };

const Found = ({ site, search }: FoundProps) => {
  const { say } = useTexts();
  const list = useInfiniteQuery(incidentListQuery(site.id, filterOf(search)));
  const { hasNextPage } = list;
  return (
    <section className={styles.list} aria-label={say('alerts.records')}>
      <QueryState query={list} blocks={[160, 160]} nested>
        {({ pages }) => {
          const count = countOf(pages);
          return (
            <>
              <p role="status" className="hidden-visually">
                {say(hasNextPage ? 'alerts.loadedMore' : 'alerts.loaded', { count })}
              </p>
              {count === 0 ? (
                <NoAlerts site={site} search={search} />
              ) : (
                <Days site={site} found={incidentDays(pages, site.timeZone)} />
              )}
            </>
          );
        }}
      </QueryState>
      {hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {say('alerts.more')}
        </Button>
      )}
    </section>
  );
};

const countOf = (pages: InfiniteData<{ readonly items: readonly unknown[] }>['pages']): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

const Days = ({ site, found: { ongoing, days } }: { site: Site; found: IncidentDays }) => {
  const { say, lang } = useTexts();
  const calendar = calendarFormatsOf(lang);
  return (
    <>
      {ongoing.length > 0 && (
        <Card title={say('alerts.goingOn')}>
          <IncidentRows incidents={ongoing} site={site} wide />
        </Card>
      )}
      {days.map(({ date, incidents }) => (
        <Card key={date} title={calendar.day(date)}>
          <IncidentRows incidents={incidents} site={site} wide />
        </Card>
      ))}
    </>
  );
};
