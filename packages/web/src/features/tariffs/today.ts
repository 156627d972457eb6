/** The date in a zone, `yyyy-mm-dd`. */
export const todayIn = (timeZone: string, ms: number): string =>
  // Swedish dates are written as ISO 8601 has them.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms);
