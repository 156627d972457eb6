import { useParams } from '@tanstack/react-router';
import { isId } from '../../../navigation/is-id.ts';
import { SiteMissing } from './SiteMissing.tsx';
import { SitePage } from './SitePage.tsx';

export const SiteScreen = () => {
  const { id } = useParams({ from: '/account/site/$id' });
  return isId(id) ? <SitePage key={id} id={Number(id)} /> : <SiteMissing />;
};
