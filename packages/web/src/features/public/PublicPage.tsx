import type { PublicOverview } from '@ohmstead/contract';
import { isOnline } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../frame/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { UpdatedAgo } from '../../ui/UpdatedAgo.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PublicBarrier } from './PublicBarrier.tsx';
import { PublicContent } from './PublicContent.tsx';
import { barrierOf } from './page-state.ts';
import { overviewQuery } from './queries.ts';
import { useTicket } from './use-ticket.ts';

export const PublicPage = ({ linkKey }: { linkKey: string }) => {
  const { say } = useTexts();
  const [ticket, setTicket] = useTicket(linkKey);
  const opened = { key: linkKey, ticket };
  const overview = useQuery(overviewQuery(opened));
  const barrier = barrierOf(overview.error);
  if (barrier) return <PublicBarrier barrier={barrier} linkKey={linkKey} onOpened={setTicket} />;
  return (
    <Page
      title={overview.data?.name ?? say('public.title')}
      onRefresh={() => void overview.refetch()}
      refreshing={overview.isFetching}
      note={overview.data && <Updated overview={overview.data} />}
    >
      <QueryState query={overview} blocks={[320, 200, 420]}>
        {(data) => <PublicContent overview={data} opened={opened} />}
      </QueryState>
    </Page>
  );
};

const Updated = ({ overview: { lastUpdateTime } }: { overview: PublicOverview }) => {
  const { say } = useTexts();
  const nowMs = useNow(1000);
  if (lastUpdateTime === null) return say('site.neverUpdated');
  const atMs = Date.parse(lastUpdateTime);
  return <UpdatedAgo atMs={atMs} late={!isOnline(atMs, null, nowMs)} />;
};
