import type { AlertLimitsOfSite } from '@ohmstead/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { type AlertsQuery, alertsQuery } from '../queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import { AlertDayCard } from './AlertDayCard.tsx';
import styles from './AlertResults.module.css';
import { alertDays } from './alert-rows.ts';
import { ComparedAlerts } from './ComparedAlerts.tsx';

type AlertResultsProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  asked: AlertsQuery;
  limits: AlertLimitsOfSite;
  /** Focused after a search. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What was found, by day, newest first; good news when nothing was. */
export const AlertResults = ({ site, span, compared, asked, limits, heading }: AlertResultsProps) => {
  const { say } = useTexts();
  const alerts = useInfiniteQuery(alertsQuery(site.id, span, asked));
  const items = alerts.data?.pages.flatMap((page) => page.items) ?? [];
  const nameOf = (meterId: number | null): string =>
    limits.meters.find((meter) => meter.meterId === meterId)?.name ?? say('alert.site');
  return (
    <section className={styles.results}>
      <h2
        ref={heading}
        tabIndex={-1}
        className={items.length === 0 ? 'hidden-visually' : undefined}
        aria-live="polite"
      >
        {alerts.data &&
          say(alerts.hasNextPage ? 'alert.resultsMore' : 'alert.results', { count: items.length })}
      </h2>
      {compared && <ComparedAlerts siteId={site.id} compared={compared} asked={asked} />}
      <QueryState query={alerts} blocks={[160, 160]} nested>
        {() =>
          items.length === 0 && !alerts.hasNextPage ? (
            <EmptyState icon="check" title={say('alert.empty')} text={say('alert.emptyText')} />
          ) : (
            alertDays(items, site.timeZone).map((day) => (
              <AlertDayCard key={day.date} day={day} site={site} nameOf={nameOf} />
            ))
          )
        }
      </QueryState>
      {alerts.hasNextPage && (
        <Button busy={alerts.isFetchingNextPage} onClick={() => void alerts.fetchNextPage()}>
          {say('alert.older')}
        </Button>
      )}
    </section>
  );
};
