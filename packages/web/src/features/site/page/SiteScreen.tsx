import { useParams } from '@tanstack/react-router';
import { SiteMissing } from './SiteMissing.tsx';
import { SitePage } from './SitePage.tsx';

export const SiteScreen = () => {
  const { id } = useParams({ from: '/account/site/$id' });
  return isId(id) ? <SitePage key={id} id={Number(id)} /> : <SiteMissing />;
};

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
