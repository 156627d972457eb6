import { useParams } from '@tanstack/react-router';
import { SharingMissing } from './SharingMissing.tsx';
import { SharingPage } from './SharingPage.tsx';

export const SharingScreen = () => {
  const { id } = useParams({ from: '/account/edit/place/$id/sharing' });
  return isId(id) ? <SharingPage key={id} id={Number(id)} /> : <SharingMissing />;
};

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
