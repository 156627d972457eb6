// The order of My sites as the address states it: `power`, `-power`, `worst`.
import { type SiteOrder, siteColumns } from './site-order.ts';

export const orderOfSearch = (text: unknown): SiteOrder | null => {
  if (typeof text !== 'string') return null;
  if (text === 'worst') return 'worst';
  const descending = text.startsWith('-');
  const column = siteColumns.find((one) => one === text.slice(descending ? 1 : 0));
  return column ? { column, descending } : null;
};

export const searchOfOrder = (order: SiteOrder | null): { order?: string } => {
  if (order === null) return {};
  return { order: order === 'worst' ? order : `${order.descending ? '-' : ''}${order.column}` };
};
