import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/is-missing.ts';
import { type Site, siteQuery } from '../../model/site/site.ts';
import { isId } from '../../navigation/is-id.ts';
import { lastSite } from '../../session/last-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';

type SiteOfAlertsProps = { id: string; children: (site: Site) => ReactNode };

/** What is shown once the site of an address is known, or that there is none. */
export const SiteOfAlerts = ({ id, children }: SiteOfAlertsProps) => {
  const site = useQuery({ ...siteQuery(Number(id)), enabled: isId(id) });
  if (!isId(id) || isMissing(site.error)) return <NoSuchSite />;
  return (
    <QueryState query={site} blocks={[44, 160, 160]}>
      {children}
    </QueryState>
  );
};

/** The way to the site; its name is known from the page before while it still loads. */
export const SiteLink = ({ id }: { id: string }) => {
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
    <EmptyState icon="sites" title={say('site.missing')}>
      <Link to="/main" className={buttonClass('primary')}>
        {say('notFound.action')}
      </Link>
    </EmptyState>
  );
};
