import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meterListQuery } from '../../model/meter/meter-list.ts';
import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DeleteSite } from './DeleteSite.tsx';
import { EmissionsCard } from './EmissionsCard.tsx';
import { FactList } from './FactList.tsx';
import { SiteMeters } from './SiteMeters.tsx';
import styles from './SiteSettings.module.css';
import { basicFacts, billFacts, goalFacts, locationFacts } from './site-facts.ts';

type SiteSettingsProps = { site: Site; onEdit: () => void };

export const SiteSettings = ({ site, onEdit }: SiteSettingsProps) => {
  const texts = useTexts();
  const { say } = texts;
  const meters = useQuery(meterListQuery);
  const ofSite = meters.data?.filter(({ siteId }) => siteId === site.id);
  const mine = site.role === 'owner';
  return (
    <>
      {!mine && <p className={styles.shared}>{say('place.onlyViewer')}</p>}
      <div className={styles.actions}>
        {mine && (
          <Button look="primary" icon="edit" onClick={onEdit}>
            {say('action.edit')}
          </Button>
        )}
        <Link to="/site/$id" params={{ id: String(site.id) }} className={buttonClass('secondary')}>
          {say('place.openSite')}
        </Link>
        <Link
          to="/edit/place/$id/sharing"
          params={{ id: String(site.id) }}
          className={buttonClass('secondary')}
        >
          {say('sharing.title')}
        </Link>
      </div>
      <Card title={say('place.basics')}>
        <FactList facts={basicFacts(site, texts)} />
      </Card>
      <Card title={say('place.location')}>
        <FactList facts={locationFacts(site, texts)} />
      </Card>
      <Card title={say('place.tariffTitle')}>
        <FactList facts={billFacts(site, texts)} />
        {site.showsPrices && <TariffLinks id={site.id} />}
      </Card>
      <Card title={say('place.goals')}>
        <FactList facts={goalFacts(site, texts)} />
      </Card>
      <EmissionsCard site={site} />
      <Card title={say('place.meters')}>
        <SiteMeters meters={ofSite} mayAdd={mine} />
      </Card>
      {mine && <DeleteSite site={site} meterCount={ofSite?.length ?? null} />}
    </>
  );
};

const TariffLinks = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const params = { id: String(id) };
  const look = buttonClass('secondary');
  return (
    <div className={styles.actions}>
      <Link to="/edit/place/$id/tariff" params={params} className={look}>
        {say('place.openTariff')}
      </Link>
      <Link to="/site/$id/whatif" params={params} className={look}>
        {say('place.whatIf')}
      </Link>
      <Link to="/site/$id/invoices" params={params} className={look}>
        {say('place.invoices')}
      </Link>
    </div>
  );
};
