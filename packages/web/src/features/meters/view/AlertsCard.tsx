import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IncidentRows } from '../../../incidents/IncidentRows.tsx';
import { openOfMeterQuery } from '../../../model/incident/incident-list.ts';
import { siteQuery } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

/** What goes on at the meter; nothing where all is well. */
export const AlertsCard = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  const { data: open } = useQuery({ ...openOfMeterQuery(meter.siteId, meter.id), meta: { quiet: true } });
  const { data: site } = useQuery(siteQuery(meter.siteId));
  if (!open || !site || open.items.length === 0) return null;
  return (
    <Card title={say('alerts.openCard')}>
      <IncidentRows incidents={open.items} site={site} />
      <Link
        to="/site/$id/alerts"
        params={{ id: String(site.id) }}
        search={{ meters: meter.id }}
        className={buttonClass('secondary')}
      >
        {say('alerts.ofMeter')}
      </Link>
    </Card>
  );
};
