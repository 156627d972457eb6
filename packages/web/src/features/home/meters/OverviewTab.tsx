import type { MeterLive } from '@ohmstead/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLaidOver } from '../../../api/use-laid-over.ts';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { PullToRefresh } from '../../../ui/PullToRefresh.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { mergeMeters } from '../merge-live.ts';
import { pacedMeterListQuery } from '../queries.ts';
import { type AccountLive, newestMs } from '../use-account-live.ts';
import { MeterCards } from './MeterCards.tsx';
import { MeterTable } from './MeterTable.tsx';
import { type MeterFilter, meterOverview } from './meter-overview.ts';
import { OnlineCount } from './OnlineCount.tsx';
import styles from './OverviewTab.module.css';

export const OverviewTab = ({ live }: { live: AccountLive }) => {
  const { say } = useTexts();
  const meters = useLaidOver(pacedMeterListQuery(live.streaming), live.latest, mergeMeters);
  const refresh = () => meters.refetch();
  return (
    <Page
      title={say('tab.overview')}
      onRefresh={refresh}
      refreshing={meters.isFetching}
      note={meters.data && <UpdatedAgo atMs={newestMs(meters, live)} />}
    >
      <PullToRefresh onRefresh={refresh} />
      <QueryState query={meters} blocks={[112, 220, 220]}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState icon="meter" title={say('overview.emptyTitle')} text={say('overview.emptyText')} />
          ) : (
            <Meters meters={data} />
          )
        }
      </QueryState>
    </Page>
  );
};

const Meters = ({ meters }: { meters: readonly MeterLive[] }) => {
  const { say } = useTexts();
  const { filter = 'all' } = useSearch({ from: '/account/main' });
  const navigate = useNavigate();
  const setFilter = (next: MeterFilter) =>
    void navigate({
      to: '/main',
      search: { tab: 'overview', ...(next === 'offline' && { filter: next }) },
      replace: true,
      resetScroll: false,
    });
  const overview = meterOverview(meters, filter, useNow(1000));
  return (
    <>
      <div className={styles.head}>
        <OnlineCount online={overview.online} total={overview.total} share={overview.onlineShare} />
        <SegmentedControl
          label={say('overview.filter')}
          options={[
            { value: 'all', label: say('overview.all') },
            { value: 'offline', label: say('device.offline') },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {overview.cards.length === 0 ? (
        <EmptyState icon="check" title={say('overview.allOnline')} />
      ) : (
        <>
          <MeterCards cards={overview.cards} />
          <MeterTable cards={overview.cards} />
        </>
      )}
    </>
  );
};
