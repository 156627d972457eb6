import type { Incidents } from '@ohmstead/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IncidentRows } from '../../../incidents/IncidentRows.tsx';
import type { IncidentSite } from '../../../incidents/use-incident-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';

const shownIncidents = 5;

type AlertCardProps = { siteId: string; incidents: UseQueryResult<Incidents>; site: IncidentSite };

/** What goes on and the newest of what is over, with the way to all of it. */
export const AlertCard = ({ siteId, incidents, site }: AlertCardProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('siteDetail.alerts')}>
      <QueryState query={incidents} blocks={[64, 64, 64]} nested>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="check" title={say('alerts.none')} />
          ) : (
            <IncidentRows incidents={items.slice(0, shownIncidents)} site={site} />
          )
        }
      </QueryState>
      <Link to="/site/$id/alerts" params={{ id: siteId }} className={buttonClass('secondary')}>
        {say('alerts.records')}
      </Link>
      <Link to="/site/$id/report/dataalert" params={{ id: siteId }} className={buttonClass('plain')}>
        {say('siteDetail.allAlerts')}
      </Link>
    </Card>
  );
};
