import { pageSize } from '@ohmstead/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AdminSearch, adminSearch } from './admin-search.ts';

/** The address of a list, what it asks the server for, and how to change it. */
export const useAdminSearch = () => {
  const search = adminSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { find, page = 1 } = search;
  const open = (next: AdminSearch) =>
    void navigate({ to: '.', search: adminSearch(next), replace: true, resetScroll: false });
  return {
    search,
    page,
    asked: { ...(find !== undefined && { search: find }), skip: (page - 1) * pageSize },
    /** Other words or filters begin with the first page again. */
    change: (change: AdminSearch) => open({ ...search, page: 1, ...change }),
  };
};
