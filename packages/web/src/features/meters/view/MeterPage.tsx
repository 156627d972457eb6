import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isMissing } from '../../../api/is-missing.ts';
import { Page } from '../../../frame/Page.tsx';
import { meterQuery } from '../../../model/meter/meter.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { EditMeter } from '../edit/EditMeter.tsx';
import { MeterMissing } from '../MeterMissing.tsx';
import { useRights } from '../use-rights.ts';
import { MeterView } from './MeterView.tsx';

export const MeterPage = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const meter = useQuery(meterQuery(id));
  if (isMissing(meter.error)) return <MeterMissing />;
  return (
    <Page
      title={meter.data?.name ?? say('overview.meter')}
      back
      narrow
      onRefresh={() => void meter.refetch()}
      refreshing={meter.isFetching}
    >
      <QueryState query={meter} blocks={[180, 240, 240]}>
        {(data) => <ViewOrEdit meter={data} />}
      </QueryState>
    </Page>
  );
};

const ViewOrEdit = ({ meter }: { meter: Meter }) => {
  const { mode } = useSearch({ from: '/account/edit/meter/$id' });
  const navigate = useNavigate();
  const rights = useRights(meter.siteId);
  const params = { id: String(meter.id) };
  // The modes replace each other in the history, so that Back leads to where one came from.
  const open = (search: { mode?: 'edit' }) =>
    void navigate({ to: '/edit/meter/$id', params, search, replace: true });
  if (mode === 'edit' && rights.edits)
    return <EditMeter meter={meter} rights={rights} onEnd={() => open({})} />;
  return <MeterView meter={meter} rights={rights} onEdit={() => open({ mode: 'edit' })} />;
};
