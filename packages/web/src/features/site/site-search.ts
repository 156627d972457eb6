// What of a site's page stands in its address.

export const energySpans = ['day', 'month', 'year', 'total'] as const;
/** Today, this month, this year, all time. */
export type EnergySpan = (typeof energySpans)[number];

export type SiteSearch = {
  /** The day of the power chart; what is no day of the calendar is judged where it is shown. */
  date?: string;
  /** Whose energy is shown; today's when left out. */
  span?: Exclude<EnergySpan, 'day'>;
};

export const siteSearch = ({ date, span }: Record<string, unknown>): SiteSearch => {
  const chosen = energySpans.find((one) => one === span);
  return {
    ...(typeof date === 'string' && { date }),
    ...(chosen && chosen !== 'day' && { span: chosen }),
  };
};
