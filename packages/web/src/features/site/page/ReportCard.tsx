import { Link } from '@tanstack/react-router';
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
