import { useParams } from '@tanstack/react-router';
import { isId } from '../../navigation/is-id.ts';
import { SharingMissing } from './SharingMissing.tsx';
import { SharingPage } from './SharingPage.tsx';

export const SharingScreen = () => {
  const { id } = useParams({ from: '/account/edit/place/$id/sharing' });
  return isId(id) ? <SharingPage key={id} id={Number(id)} /> : <SharingMissing />;
};
