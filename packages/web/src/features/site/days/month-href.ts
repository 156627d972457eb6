/** The energy report of a month. */
export const monthHref = (siteId: number, date: string): string =>
  `/site/${siteId}/report/energy?period=month&date=${date}`;
