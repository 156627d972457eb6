import type { SiteOverview } from '@ohmstead/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isMissing } from '../../../api/is-missing.ts';
import { Page } from '../../../frame/Page.tsx';
import { newestIncidentsQuery } from '../../../model/incident/incident-list.ts';
import { siteQuery } from '../../../model/site/site.ts';
import { lastSite } from '../../../session/last-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { PullToRefresh } from '../../../ui/PullToRefresh.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { refreshSite } from '../queries.ts';
import { freshness } from './freshness.ts';
import { SiteContent } from './SiteContent.tsx';
import { SiteMissing } from './SiteMissing.tsx';
import { useHeldBack } from './use-held-back.ts';
import { useToday } from './use-today.ts';

const heldMs = 1000;
const blocks = [400, 320, 480];

export const SitePage = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const today = useToday(id);
  const [wasKnown] = useState(today.isSuccess);
  const incidents = useQuery(newestIncidentsQuery(id));
  const settings = useQuery(siteQuery(id));
  // A banner and an owner's first steps stand over everything else: coming a moment later they would push it all down.
  const isHeld = useHeldBack(today.isSuccess && (incidents.isPending || settings.isPending), heldMs);
  useRemembered(id, today.data?.name);
  if (isMissing(today.error)) return <SiteMissing />;
  const refresh = () => refreshSite(queries, id);
  return (
    <Page
      title={today.data?.name ?? nameBefore(id) ?? say('sites.name')}
      back
      onRefresh={refresh}
      refreshing={today.isFetching}
      note={today.data && <Note overview={today.data} />}
    >
      <PullToRefresh onRefresh={refresh} />
      <QueryState query={today} blocks={blocks}>
        {(overview) =>
          isHeld ? (
            <Skeleton blocks={blocks} />
          ) : (
            <SiteContent overview={overview} incidents={incidents} startsWhole={wasKnown} />
          )
        }
      </QueryState>
    </Page>
  );
};

const Note = ({ overview }: { overview: SiteOverview }) => {
  const { say } = useTexts();
  const { data: settings } = useQuery(siteQuery(overview.id));
  const fresh = freshness(overview.lastUpdateTime, overview.meters, useNow(1000));
  const owner = settings?.sharedBy ?? null;
  return (
    <>
      {fresh === null ? say('site.neverUpdated') : <UpdatedAgo atMs={fresh.lastMs} late={fresh.late} />}
      {owner !== null && <span> · {say('siteDetail.sharedBy', { name: owner })}</span>}
    </>
  );
};

/** The name is known from the list while the site still loads. */
const nameBefore = (id: number): string | null => {
  const site = lastSite.get();
  return site?.id === id ? site.name : null;
};

const useRemembered = (id: number, name: string | undefined): void => {
  useEffect(() => {
    if (name !== undefined) lastSite.set({ id, name });
  }, [id, name]);
};
