import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isMissing } from '../../api/is-missing.ts';
import { Page } from '../../frame/Page.tsx';
import { siteQuery } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { EditSite } from './EditSite.tsx';
import { SiteSettings } from './SiteSettings.tsx';
import { SiteSettingsMissing } from './SiteSettingsMissing.tsx';

type SiteSettingsPageProps = { id: number; editing: boolean };

/** Opens as a view; Edit switches, Save or Cancel returns. */
export const SiteSettingsPage = ({ id, editing }: SiteSettingsPageProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const site = useQuery(siteQuery(id, { forEditing: true }));
  if (isMissing(site.error)) return <SiteSettingsMissing />;
  // The entry of the history is replaced, so that Back leads away from the site and not through its modes.
  const open = (edit: boolean) =>
    void navigate({
      to: '/edit/place/$id',
      params: { id: String(id) },
      search: edit ? { edit } : {},
      replace: true,
    });
  return (
    <Page title={site.data?.name ?? say('places.title')} back narrow>
      <QueryState query={site} blocks={[300, 340, 260]}>
        {(data) =>
          editing && data.role === 'owner' ? (
            <EditSite site={data} onDone={() => open(false)} />
          ) : (
            <SiteSettings site={data} onEdit={() => open(true)} />
          )
        }
      </QueryState>
    </Page>
  );
};
