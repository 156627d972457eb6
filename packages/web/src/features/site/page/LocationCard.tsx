import { unknownText } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Site, siteQuery } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { FigureList, FigureRow } from '../FigureList.tsx';
import { locationName } from './location-name.ts';

export const LocationCard = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const settings = useQuery(siteQuery(siteId));
  return (
    <Card title={say('siteDetail.place')}>
      <QueryState query={settings} blocks={[120]} nested>
        {(site) =>
          site.latitude === null || site.longitude === null ? (
            <NoLocation site={site} />
          ) : (
            <Location site={site} coordinates={{ latitude: site.latitude, longitude: site.longitude }} />
          )
        }
      </QueryState>
    </Card>
  );
};

const NoLocation = ({ site }: { site: Site }) => {
  const { say } = useTexts();
  const isOwner = site.role === 'owner';
  return (
    <EmptyState
      icon="sites"
      title={say('error.no_coordinates')}
      text={say(isOwner ? 'place.coordinatesWhy' : 'siteDetail.noPlaceViewer')}
    >
      {isOwner && (
        <Link
          to="/edit/place/$id"
          params={{ id: String(site.id) }}
          search={{ edit: true }}
          className={buttonClass('primary')}
        >
          {say('siteDetail.addPlace')}
        </Link>
      )}
    </EmptyState>
  );
};

type Coordinates = { readonly latitude: number; readonly longitude: number };

const Location = ({ site, coordinates }: { site: Site; coordinates: Coordinates }) => {
  const { say, formats, lang } = useTexts();
  const nowMs = useNow(60_000);
  const { latitude, longitude } = coordinates;
  return (
    <FigureList>
      <FigureRow name={say('siteDetail.place')}>{locationName(site, lang) ?? unknownText}</FigureRow>
      <FigureRow name={say('siteDetail.coordinates')}>
        {`${formats.number(latitude)}°, ${formats.number(longitude)}°`}
      </FigureRow>
      <FigureRow name={say('siteDetail.localTime')}>{formats.zonedTime(nowMs, site.timeZone)}</FigureRow>
      {site.systemSizeKw !== null && (
        <FigureRow name={say('siteDetail.systemSize')}>{formats.quantity(site.systemSizeKw, 'kW')}</FigureRow>
      )}
    </FigureList>
  );
};
