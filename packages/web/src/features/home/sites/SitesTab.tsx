import type { Portfolio, SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLaidOver } from '../../../api/use-laid-over.ts';
import { Page } from '../../../frame/Page.tsx';
import { lastSite } from '../../../session/last-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { PullToRefresh } from '../../../ui/PullToRefresh.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { mergeSites, powerOf, withSums } from '../merge-live.ts';
import { lastDaysQuery, pacedSiteListQuery, portfolioQuery } from '../queries.ts';
import { type AccountLive, newestMs } from '../use-account-live.ts';
import { InvitationsLink } from './InvitationsLink.tsx';
import { LazyDemoFinds } from './LazyDemoFinds.tsx';
import { NoSites } from './NoSites.tsx';
import { OnlySiteSteps } from './OnlySiteSteps.tsx';
import { PortfolioTotals } from './PortfolioTotals.tsx';
import { SiteList } from './SiteList.tsx';
import { SiteTools } from './SiteTools.tsx';
import { siteCard } from './site-card.ts';
import { billedCurrencies, siteGroups } from './site-groups.ts';
import { findSites, nextOrder, orderSites, searchFrom } from './site-order.ts';
import { useSiteOrder } from './use-site-order.ts';
import { WaitingMeters } from './WaitingMeters.tsx';
import { YesterdayCard } from './YesterdayCard.tsx';

export const SitesTab = ({ live }: { live: AccountLive }) => {
  const { say } = useTexts();
  const sites = useLaidOver(pacedSiteListQuery(live.streaming), live.latest, mergeSites);
  const portfolio = useQuery(portfolioQuery);
  const refresh = () => Promise.all([sites.refetch(), portfolio.refetch()]);
  return (
    <Page
      title={say('tab.sites')}
      onRefresh={refresh}
      refreshing={sites.isFetching}
      note={sites.data && <UpdatedAgo atMs={newestMs(sites, live)} />}
    >
      <PullToRefresh onRefresh={refresh} />
      <InvitationsLink />
      <QueryState query={sites} blocks={[180, 180, 180]}>
        {(data) =>
          data.length === 0 ? (
            <NoSites />
          ) : (
            <Sites sites={withSums(data, portfolio.data)} portfolio={portfolio.data} live={live} />
          )
        }
      </QueryState>
    </Page>
  );
};

type SitesProps = {
  sites: readonly SiteListItem[];
  portfolio: Portfolio | undefined;
  live: AccountLive;
};

const Sites = ({ sites, portfolio, live }: SitesProps) => {
  const { say, lang } = useTexts();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useSiteOrder();
  const several = sites.length > 1;
  const { data: lastDays = noDays } = useQuery(lastDaysQuery);
  const found = findSites(orderSites(sites, order, lang), search, lang);
  const lastOpenedId = lastSite.get()?.id ?? null;
  const cards = found.map((site) => siteCard(site, { lastOpenedId, lastDays }));
  return (
    <>
      <OnlySiteSteps sites={sites} />
      <WaitingMeters sites={sites} live={live} />
      {sites.some(hasSent) && <YesterdayCard several={several} currencies={billedCurrencies(sites)} />}
      {several && (
        <PortfolioTotals
          total={portfolio ? { ...portfolio.total, powerW: powerOf(sites) } : null}
          siteCount={sites.length}
          currencies={billedCurrencies(sites)}
        />
      )}
      {several && (
        <SiteTools
          search={sites.length >= searchFrom ? search : null}
          onSearch={setSearch}
          order={order}
          onOrder={setOrder}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={say('sites.noMatch', { search })} />
      ) : (
        <SiteList
          groups={siteGroups(cards, portfolio)}
          order={order}
          onOrder={(column) => setOrder(nextOrder(order, column))}
          onOpen={lastSite.set}
        />
      )}
      <LazyDemoFinds />
    </>
  );
};

const hasSent = ({ lastUpdateTime }: SiteListItem): boolean => lastUpdateTime !== null;

const noDays: ReadonlyMap<number, readonly (number | null)[]> = new Map();
