import type { MeterLive } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { AddMeter } from './AddMeter.tsx';
import { MeterList } from './MeterList.tsx';

export const MeterListScreen = () => {
  const { say } = useTexts();
  const { find = '' } = useSearch({ from: '/account/edit/meterlist' });
  const meters = useQuery(meterListQuery);
  return (
    <Page
      title={say('meters.title')}
      back
      narrow
      onRefresh={() => void meters.refetch()}
      refreshing={meters.isFetching}
    >
      <QueryState query={meters} blocks={[72, 72, 72]}>
        {(data) => (data.length === 0 ? <NoMeters /> : <Meters meters={data} search={find} />)}
      </QueryState>
    </Page>
  );
};

const Meters = (props: { meters: readonly MeterLive[]; search: string }) => (
  <>
    <MeterList {...props} />
    <AddMeter look="secondary" />
  </>
);

const NoMeters = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="meter" title={say('meters.emptyTitle')} text={say('meters.emptyText')}>
      <AddMeter look="primary" />
    </EmptyState>
  );
};
