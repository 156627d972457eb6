import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../../texts/use-texts.ts';
import { type AlertsQuery, alertsQuery } from '../queries.ts';
import type { ComparedSpan } from '../use-compared.ts';
import styles from './AlertResults.module.css';

type ComparedAlertsProps = { siteId: number; compared: ComparedSpan; asked: AlertsQuery };

/** How much was found by the same search at another time. */
export const ComparedAlerts = ({ siteId, compared: { span, label }, asked }: ComparedAlertsProps) => {
  const { say } = useTexts();
  const { data, hasNextPage } = useInfiniteQuery(alertsQuery(siteId, span, asked));
  if (data === undefined) return null;
  const count = data.pages.flatMap((page) => page.items).length;
  return (
    <p className={styles.compared}>
      {label}: {say(hasNextPage ? 'alert.atLeast' : 'alert.results', { count })}
    </p>
  );
};
