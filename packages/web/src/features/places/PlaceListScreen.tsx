import type { SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Page } from '../../frame/Page.tsx';
import { siteListQuery } from '../../model/site/site-list.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { PlaceList } from './PlaceList.tsx';

export const PlaceListScreen = () => {
  const { say } = useTexts();
  const places = useQuery(siteListQuery);
  return (
    <Page
      title={say('places.title')}
      back
      narrow
      onRefresh={() => void places.refetch()}
      refreshing={places.isFetching}
    >
      <QueryState query={places} blocks={[72, 72, 72]}>
        {(data) => (data.length === 0 ? <NoPlaces /> : <Places places={data} />)}
      </QueryState>
    </Page>
  );
};

const Places = ({ places }: { places: readonly SiteListItem[] }) => (
  <>
    <PlaceList places={places} />
    <AddPlace look="secondary" />
  </>
);

const NoPlaces = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="sites" title={say('places.emptyTitle')} text={say('places.emptyText')}>
      <AddPlace look="primary" />
    </EmptyState>
  );
};

const AddPlace = ({ look }: { look: 'primary' | 'secondary' }) => {
  const { say } = useTexts();
  return (
    <Link to="/edit/place/$id" params={{ id: '0' }} className={buttonClass(look)}>
      <Icon name="add" />
      <span>{say('places.add')}</span>
    </Link>
  );
};
