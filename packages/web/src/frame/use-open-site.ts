import { useQuery } from '@tanstack/react-query';
import { useParams, useRouterState } from '@tanstack/react-router';
import { type LastSite, useLastSite } from '../session/last-site.ts';
import { siteListQuery } from './site-list.ts';

/** The site of the page shown, else the one opened last. Its name is not asked for on its own. */
export const useOpenSite = (): LastSite | null => {
  const last = useLastSite();
  const id = useSiteOfPage();
  const { data: sites } = useQuery({ ...siteListQuery, enabled: false });
  if (id === null || id === last?.id) return last;
  const site = sites?.find((one) => one.id === id);
  return site ? { id, name: site.name } : last;
};

const useSiteOfPage = (): number | null => {
  const { id } = useParams({ strict: false });
  const isSite = useRouterState({ select: ({ location }) => location.pathname.startsWith('/site/') });
  return isSite && id !== undefined ? Number(id) : null;
};
