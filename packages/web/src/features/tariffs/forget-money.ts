import type { QueryClient } from '@tanstack/react-query';

/** Every bill of the site may be another one now. */
export const forgetMoney = (queries: QueryClient, siteId: number): void => {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [name, of] }) => of === siteId || String(name).startsWith('user.'),
  });
};
