import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meterListQuery } from '../../model/meter/meter-list.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DeletePlace } from './DeletePlace.tsx';
import { EmissionsCard } from './EmissionsCard.tsx';
import { FactList } from './FactList.tsx';
import { PlaceMeters } from './PlaceMeters.tsx';
import styles from './PlaceView.module.css';
import { basicFacts, billFacts, goalFacts, locationFacts } from './place-facts.ts';
import type { Place } from './place-form.ts';

type PlaceViewProps = { place: Place; onEdit: () => void };

export const PlaceView = ({ place, onEdit }: PlaceViewProps) => {
  const texts = useTexts();
  const { say } = texts;
  const meters = useQuery(meterListQuery);
  const ofPlace = meters.data?.filter(({ siteId }) => siteId === place.id);
  const mine = place.role === 'owner';
  return (
    <>
      {!mine && <p className={styles.shared}>{say('place.onlyViewer')}</p>}
      <div className={styles.actions}>
        {mine && (
          <Button look="primary" icon="edit" onClick={onEdit}>
            {say('action.edit')}
          </Button>
        )}
        <Link to="/site/$id" params={{ id: String(place.id) }} className={buttonClass('secondary')}>
          {say('place.openSite')}
        </Link>
        <Link
          to="/edit/place/$id/sharing"
          params={{ id: String(place.id) }}
          className={buttonClass('secondary')}
        >
          {say('sharing.title')}
        </Link>
      </div>
      <Card title={say('place.basics')}>
        <FactList facts={basicFacts(place, texts)} />
      </Card>
      <Card title={say('place.location')}>
        <FactList facts={locationFacts(place, texts)} />
      </Card>
      <Card title={say('place.tariffTitle')}>
        <FactList facts={billFacts(place, texts)} />
        {place.showsPrices && <TariffLinks id={place.id} />}
      </Card>
      <Card title={say('place.goals')}>
        <FactList facts={goalFacts(place, texts)} />
      </Card>
      <EmissionsCard place={place} />
      <Card title={say('place.meters')}>
        <PlaceMeters meters={ofPlace} mayAdd={mine} />
      </Card>
      {mine && <DeletePlace place={place} meterCount={ofPlace?.length ?? null} />}
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
