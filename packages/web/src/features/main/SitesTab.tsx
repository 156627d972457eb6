import type { SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../frame/Page.tsx';
import { lastSite } from '../../session/last-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/Field.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PullToRefresh } from '../../ui/PullToRefresh.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { UpdatedAgo } from '../../ui/UpdatedAgo.tsx';
import { NoSites } from './NoSites.tsx';
import { siteListQuery } from './queries.ts';
import { SiteList } from './SiteList.tsx';
import { siteCard } from './site-card.ts';
import { findSites, nextOrder, orderSites, type SiteOrder, searchFrom } from './site-order.ts';
import { WaitingMeters } from './WaitingMeters.tsx';

export const SitesTab = ({ streaming }: { streaming: boolean }) => {
  const { say } = useTexts();
  const sites = useQuery(siteListQuery(streaming));
  const refresh = () => sites.refetch();
  return (
    <Page
      title={say('tab.sites')}
      onRefresh={refresh}
      refreshing={sites.isFetching}
      note={sites.data && <UpdatedAgo atMs={sites.dataUpdatedAt} />}
    >
      <PullToRefresh onRefresh={refresh} />
      <QueryState query={sites} blocks={[180, 180, 180]}>
        {(data) => (data.length === 0 ? <NoSites /> : <Sites sites={data} streaming={streaming} />)}
      </QueryState>
    </Page>
  );
};

const Sites = ({ sites, streaming }: { sites: readonly SiteListItem[]; streaming: boolean }) => {
  const { say, lang } = useTexts();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<SiteOrder | null>(null);
  const found = findSites(orderSites(sites, order, lang), search, lang);
  const lastOpened = lastSite.get()?.id ?? null;
  return (
    <>
      <WaitingMeters sites={sites} streaming={streaming} />
      {sites.length >= searchFrom && (
        <TextField
          label={say('sites.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={say('sites.noMatch', { search })} />
      ) : (
        <SiteList
          cards={found.map((site) => siteCard(site, lastOpened))}
          order={order}
          onOrder={(column) => setOrder(nextOrder(order, column))}
          onOpen={lastSite.set}
        />
      )}
    </>
  );
};
