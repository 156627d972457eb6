import { useQuery } from '@tanstack/react-query';
import { useIsDemo } from '../../frame/use-is-demo.ts';
import { siteListQuery } from '../../model/site/site-list.ts';
import { type Rights, rightsOf } from './rights.ts';

/** What the account may do with a site's meters; nothing until that is known. */
export const useRights = (siteId: number): Rights => {
  const isDemo = useIsDemo();
  const site = useQuery(siteListQuery).data?.find(({ id }) => id === siteId);
  return site ? rightsOf(site.role, isDemo) : { edits: false, manages: false };
};
