import { useParams, useSearch } from '@tanstack/react-router';
import { isId } from '../../navigation/is-id.ts';
import { NewPlace } from './NewPlace.tsx';
import { PlaceMissing } from './PlaceMissing.tsx';
import { PlacePage } from './PlacePage.tsx';

export const PlaceScreen = () => {
  const { id } = useParams({ from: '/account/edit/place/$id' });
  const { edit = false } = useSearch({ from: '/account/edit/place/$id' });
  if (id === '0') return <NewPlace />;
  return isId(id) ? <PlacePage key={id} id={Number(id)} editing={edit} /> : <PlaceMissing />;
};
