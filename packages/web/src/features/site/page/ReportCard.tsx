import { Link } from '@tanstack/react-router';
import { addMonths, monthStart } from '../../../model/dates/calendar.ts';
import { useToday } from '../../../model/dates/use-today.ts';
import { reportPaths, reportsFor, reportTitles } from '../../../model/site/reports.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ReportCard.module.css';

type ReportCardProps = {
  siteId: string;
  /** Undefined while it loads. */
  settings: Site | undefined;
};

/** The ways on from here. */
export const ReportCard = ({ siteId, settings }: ReportCardProps) => {
  const { say } = useTexts();
  const params = { id: siteId };
  return (
    <Card title={say('siteDetail.reports')}>
      <ul className={styles.links}>
        {reportsFor(settings).map((kind) => (
          <Way key={kind} to={reportPaths[kind]} params={params} name={say(reportTitles[kind])} />
        ))}
        <CompareWay siteId={siteId} timeZone={settings?.timeZone} />
        <Way to="/site/$id/alerts" params={params} name={say('alerts.title')} />
        {settings?.showsPrices !== false && (
          <>
            <Way to="/site/$id/whatif" params={params} name={say('whatIf.title')} />
            <Way to="/site/$id/invoices" params={params} name={say('invoice.title')} />
          </>
        )}
        {settings?.role === 'owner' && (
          <Way to="/edit/place/$id/sharing" params={params} name={say('sharing.title')} />
        )}
        <Way to="/edit/place/$id" params={params} name={say('siteDetail.settings')} />
      </ul>
    </Card>
  );
};

type SitePath =
  | (typeof reportPaths)[keyof typeof reportPaths]
  | '/site/$id/alerts'
  | '/site/$id/whatif'
  | '/site/$id/invoices'
  | '/edit/place/$id/sharing'
  | '/edit/place/$id';

const Way = ({ to, params, name }: { to: SitePath; params: { id: string }; name: string }) => (
  <li>
    <Link to={to} params={params} className={styles.link}>
      <span>{name}</span>
      <Icon name="next" />
    </Link>
  </li>
);

/** The last month beside the same one a year ago: what is asked most. */
const CompareWay = ({ siteId, timeZone }: { siteId: string; timeZone: string | undefined }) => {
  const { say } = useTexts();
  const date = addMonths(monthStart(useToday(timeZone ?? 'UTC')), -1);
  return (
    <li>
      <Link
        to="/site/$id/compare"
        params={{ id: siteId }}
        search={{ period: 'month', date, with: 'lastYear' }}
        className={styles.link}
      >
        <span>{say('compare.title')}</span>
        <Icon name="next" />
      </Link>
    </li>
  );
};
