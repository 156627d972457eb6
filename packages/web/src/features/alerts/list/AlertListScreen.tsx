import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Page } from '../../../frame/Page.tsx';
import { refreshIncidents } from '../../../model/incident/incident-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { PullToRefresh } from '../../../ui/PullToRefresh.tsx';
import { SiteLink, SiteOfAlerts } from '../SiteOfAlerts.tsx';
import { AlertList } from './AlertList.tsx';

export const AlertListScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/site/$id/alerts' });
  const queries = useQueryClient();
  const fetching = useIsFetching() > 0;
  const refresh = () => void refreshIncidents(queries, Number(id));
  return (
    <Page
      title={say('alerts.title')}
      back
      onRefresh={refresh}
      refreshing={fetching}
      note={<SiteLink id={id} />}
    >
      <PullToRefresh onRefresh={refresh} />
      <SiteOfAlerts key={id} id={id}>
        {(site) => <AlertList site={site} />}
      </SiteOfAlerts>
    </Page>
  );
};
