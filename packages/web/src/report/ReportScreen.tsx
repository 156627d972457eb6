import type { TextKey } from '@ohmstead/i18n';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../api/is-missing.ts';
import { Page } from '../frame/Page.tsx';
import { type ReportKind, reportTitles } from '../model/site/reports.ts';
import { type Site, siteQuery } from '../model/site/site.ts';
import { isId } from '../navigation/is-id.ts';
import { lastSite } from '../session/last-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { PullToRefresh } from '../ui/PullToRefresh.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { ReportLinks } from './ReportLinks.tsx';

type ReportScreenProps = { report: ReportKind; children: (site: Site) => ReactNode };

/** The page of a report: its title, the ways to the other five, refresh, and its content once the site is known. */
export const ReportScreen = ({ report, children }: ReportScreenProps) => (
  <SiteScreen title={reportTitles[report]} report={report}>
    {children}
  </SiteScreen>
);

type SiteScreenProps = {
  title: TextKey;
  /** What it is among the site's reports. */
  report?: ReportKind;
  children: (site: Site) => ReactNode;
};

/** The page of one site's figures. */
export const SiteScreen = ({ title, report, children }: SiteScreenProps) => {
  const { say } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const fetching = useIsFetching() > 0;
  const refresh = () => void queries.refetchQueries({ type: 'active' });
  return (
    <Page title={say(title)} back onRefresh={refresh} refreshing={fetching} note={<SiteLink id={id} />}>
      <PullToRefresh onRefresh={refresh} />
      {isId(id) ? (
        <OpenReport key={id} id={id} report={report}>
          {children}
        </OpenReport>
      ) : (
        <NoSuchSite />
      )}
    </Page>
  );
};

type OpenReportProps = { id: string; report: ReportKind | undefined; children: (site: Site) => ReactNode };

const OpenReport = ({ id, report, children }: OpenReportProps) => {
  const site = useQuery(siteQuery(Number(id)));
  if (isMissing(site.error)) return <NoSuchSite />;
  return (
    <QueryState query={site} blocks={[44, 96, 120, 360]}>
      {(known) => (
        <>
          {children(known)}
          <ReportLinks site={known} current={report} />
        </>
      )}
    </QueryState>
  );
};

/** Its name is known from the page before while the site still loads. */
const SiteLink = ({ id }: { id: string }) => {
  const { say } = useTexts();
  const { data } = useQuery({ ...siteQuery(Number(id)), enabled: isId(id) });
  const last = lastSite.get();
  const name = data?.name ?? (String(last?.id) === id ? last?.name : undefined);
  return (
    isId(id) && (
      <Link to="/site/$id" params={{ id }}>
        {name ?? say('report.toSite')}
      </Link>
    )
  );
};

/** No such site, or somebody else's: the server does not say which, and neither do we. */
const NoSuchSite = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="sites" title={say('report.siteMissing')}>
      <Link to="/main" className={buttonClass('primary')}>
        {say('notFound.action')}
      </Link>
    </EmptyState>
  );
};
