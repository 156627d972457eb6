import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '../../../api/is-missing.ts';
import { Page } from '../../../frame/Page.tsx';
import { incidentQuery } from '../../../model/incident/incident.ts';
import { kindWords } from '../../../model/incident/kind-words.ts';
import type { Site } from '../../../model/site/site.ts';
import { isId } from '../../../navigation/is-id.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SiteLink, SiteOfAlerts } from '../SiteOfAlerts.tsx';
import { IncidentView } from './IncidentView.tsx';

export const IncidentScreen = () => {
  const { say } = useTexts();
  const { id, incidentId } = useParams({ from: '/account/site/$id/alerts/$incidentId' });
  const incident = useQuery({ ...incidentQuery(Number(incidentId)), enabled: isId(incidentId) });
  const { data } = incident;
  return (
    <Page
      title={data ? say(kindWords[data.kind]) : say('alert.one')}
      back
      narrow
      onRefresh={() => void incident.refetch()}
      refreshing={incident.isFetching}
      note={<SiteLink id={id} />}
    >
      <SiteOfAlerts key={id} id={id}>
        {(site) =>
          isOfSite(site, incidentId, incident) ? (
            <QueryState query={incident} blocks={[240, 320, 160]}>
              {(known) => <IncidentView incident={known} site={site} />}
            </QueryState>
          ) : (
            <NoSuchIncident siteId={id} />
          )
        }
      </SiteOfAlerts>
    </Page>
  );
};

type Known = { readonly error: unknown; readonly data: { readonly siteId: number } | undefined };

const isOfSite = (site: Site, incidentId: string, { error, data }: Known): boolean =>
  isId(incidentId) && !isMissing(error) && (data === undefined || data.siteId === site.id);

const NoSuchIncident = ({ siteId }: { siteId: string }) => {
  const { say } = useTexts();
  return (
    <EmptyState icon="bell" title={say('alert.missing')}>
      <Link to="/site/$id/alerts" params={{ id: siteId }} className={buttonClass('primary')}>
        {say('alert.toList')}
      </Link>
    </EmptyState>
  );
};
