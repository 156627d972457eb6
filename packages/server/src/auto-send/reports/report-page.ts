import type { ReportKind, ReportPeriod } from '@ohmstead/domain';

/** The page of the app that shows the same. */
export const reportPage = (
  siteId: number,
  kind: ReportKind,
  { fromDate, toDate }: ReportPeriod,
): `/${string}` => {
  const path = `/site/${siteId}/report/energy` as const;
  if (kind === 'weekly') return `${path}?period=range&from=${fromDate}&to=${toDate}`;
  return `${path}?period=${kind === 'daily' ? 'day' : 'month'}&date=${fromDate}`;
};
