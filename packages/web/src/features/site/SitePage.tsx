import type { SiteOverview } from '@ohmstead/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '../../api/api-error.ts';
import { Page } from '../../frame/Page.tsx';
import { lastSite } from '../../session/last-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PullToRefresh } from '../../ui/PullToRefresh.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { UpdatedAgo } from '../../ui/UpdatedAgo.tsx';
import { useNow } from '../../ui/use-now.ts';
import { DayCard } from './DayCard.tsx';
import { dayFigures } from './day-tiles.ts';
import { FlowCard } from './FlowCard.tsx';
import { freshness } from './freshness.ts';
import { MeterList } from './MeterList.tsx';
import { meterCards } from './meter-card.ts';
import { refreshSite, todayQuery } from './queries.ts';
import { SiteMissing } from './SiteMissing.tsx';
import styles from './SitePage.module.css';
import { siteFlow } from './site-flow.ts';
import { TodayCard } from './TodayCard.tsx';
import { useSiteLive } from './use-site-live.ts';
import { WaitingMeters } from './WaitingMeters.tsx';

export const SitePage = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const streaming = useSiteLive(id);
  const today = useQuery(todayQuery(id, streaming));
  useRemembered(id, today.data?.name);
  if (isMissing(today.error)) return <SiteMissing />;
  const refresh = () => refreshSite(queries, id);
  return (
    <Page
      title={today.data?.name ?? nameBefore(id) ?? say('sites.name')}
      back
      onRefresh={refresh}
      refreshing={today.isFetching}
      note={today.data && <Updated overview={today.data} />}
    >
      <PullToRefresh onRefresh={refresh} />
      <QueryState query={today} blocks={[360, 200, 360]}>
        {(overview) => <SiteContent overview={overview} />}
      </QueryState>
    </Page>
  );
};

const SiteContent = ({ overview }: { overview: SiteOverview }) => {
  const nowMs = useNow(60_000);
  return (
    <>
      <WaitingMeters meters={overview.meters} />
      <div className={styles.site}>
        <div className={styles.now}>
          <FlowCard flow={siteFlow(overview.live, overview.meters)} />
          <TodayCard figures={dayFigures(overview, nowMs)} timeZone={overview.timeZone} />
        </div>
        <div className={styles.rest}>
          <DayCard today={overview} />
          <MeterList cards={meterCards(overview.meters)} timeZone={overview.timeZone} />
        </div>
      </div>
    </>
  );
};

const Updated = ({ overview }: { overview: SiteOverview }) => {
  const { say } = useTexts();
  const fresh = freshness(overview.lastUpdateTime, overview.meters, useNow(1000));
  return fresh === null ? say('site.neverUpdated') : <UpdatedAgo atMs={fresh.lastMs} late={fresh.late} />;
};

const isMissing = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status === 404;
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
