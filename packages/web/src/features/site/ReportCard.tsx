import { Link } from '@tanstack/react-router';
import { reportKinds, reportPaths, reportTitles } from '../../report/reports.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ReportCard.module.css';

type ReportCardProps = {
  siteId: string;
  isOwner: boolean;
  /** Who looks may see tariffs and bills. */
  showsPrices: boolean;
};

/** The ways on from here. */
export const ReportCard = ({ siteId, isOwner, showsPrices }: ReportCardProps) => {
  const { say } = useTexts();
  const params = { id: siteId };
  return (
    <Card title={say('siteDetail.reports')}>
      <ul className={styles.links}>
        {reportKinds
          .filter((kind) => showsPrices || kind !== 'bill')
          .map((kind) => (
            <Way key={kind} to={reportPaths[kind]} params={params} name={say(reportTitles[kind])} />
          ))}
        {showsPrices && (
          <>
            <Way to="/site/$id/whatif" params={params} name={say('whatIf.title')} />
            <Way to="/site/$id/invoices" params={params} name={say('invoice.title')} />
          </>
        )}
        {isOwner && <Way to="/edit/place/$id/sharing" params={params} name={say('sharing.title')} />}
        <Way to="/edit/place/$id" params={params} name={say('siteDetail.settings')} />
      </ul>
    </Card>
  );
};

type SitePath =
  | (typeof reportPaths)[keyof typeof reportPaths]
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
