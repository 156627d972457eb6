import { useQuery } from '@tanstack/react-query';
import { useParams, useRouterState } from '@tanstack/react-router';
import { siteQuery } from '../model/site/site.ts';
import { siteListQuery } from '../model/site/site-list.ts';
import { type LastSite, useLastSite } from '../session/last-site.ts';

/** The site of the page shown, else the one opened last. Its name is not asked for on its own. */
export const useOpenSite = (): LastSite | null => {
  const last = useLastSite();
  const id = useSiteOfPage();
  const known = useKnownSite(id ?? 0);
  if (id === null || id === last?.id) return last;
  return known ? { id, name: known.name } : last;
};

/** The site as the pages have fetched it; nothing is fetched for the frame alone. */
export const useKnownSite = (id: number) => {
  const { data: site } = useQuery({ ...siteQuery(id), enabled: false });
  const { data: sites } = useQuery({ ...siteListQuery, enabled: false });
  return site ?? sites?.find((one) => one.id === id);
};

const useSiteOfPage = (): number | null => {
  const { id } = useParams({ strict: false });
  const isSite = useRouterState({ select: ({ location }) => location.pathname.startsWith('/site/') });
  return isSite && id !== undefined ? Number(id) : null;
};
