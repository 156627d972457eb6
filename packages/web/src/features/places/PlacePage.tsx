import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isMissing } from '../../api/is-missing.ts';
import { Page } from '../../frame/Page.tsx';
import { siteQuery } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { EditPlace } from './EditPlace.tsx';
import { PlaceMissing } from './PlaceMissing.tsx';
import { PlaceView } from './PlaceView.tsx';

type PlacePageProps = { id: number; editing: boolean };

/** Opens as a view; Edit switches, Save or Cancel returns. */
export const PlacePage = ({ id, editing }: PlacePageProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const place = useQuery(siteQuery(id, { forEditing: true }));
  if (isMissing(place.error)) return <PlaceMissing />;
  // Replaced, so that Back leads away from the place and not through its modes.
  const open = (edit: boolean) =>
    void navigate({
      to: '/edit/place/$id',
      params: { id: String(id) },
      search: edit ? { edit } : {},
      replace: true,
    });
  return (
    <Page title={place.data?.name ?? say('places.title')} back narrow>
      <QueryState query={place} blocks={[300, 340, 260]}>
        {(data) =>
          editing && data.role === 'owner' ? (
            <EditPlace place={data} onDone={() => open(false)} />
          ) : (
            <PlaceView place={data} onEdit={() => open(true)} />
          )
        }
      </QueryState>
    </Page>
  );
};
