import { useParams, useSearch } from '@tanstack/react-router';
import { isId } from '../../navigation/is-id.ts';
import { NewSite } from './NewSite.tsx';
import { SiteSettingsMissing } from './SiteSettingsMissing.tsx';
import { SiteSettingsPage } from './SiteSettingsPage.tsx';

export const SiteSettingsScreen = () => {
  const { id } = useParams({ from: '/account/edit/place/$id' });
  const { edit = false } = useSearch({ from: '/account/edit/place/$id' });
  if (id === '0') return <NewSite />;
  return isId(id) ? <SiteSettingsPage key={id} id={Number(id)} editing={edit} /> : <SiteSettingsMissing />;
};
