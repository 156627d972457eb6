import { useNavigate, useSearch } from '@tanstack/react-router';
import { orderOfSearch, searchOfOrder } from './order-search.ts';
import type { SiteOrder } from './site-order.ts';

/** The order of My sites, kept in the address. */
export const useSiteOrder = (): [SiteOrder | null, (order: SiteOrder | null) => void] => {
  const { order } = useSearch({ from: '/account/main' });
  const navigate = useNavigate();
  return [
    orderOfSearch(order),
    (next) => void navigate({ to: '/main', search: searchOfOrder(next), replace: true, resetScroll: false }),
  ];
};
