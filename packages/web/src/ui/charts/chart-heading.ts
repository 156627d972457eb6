/** What a chart is called where it stands alone, as in a saved picture. */
export type ChartHeading = {
  readonly title: string;
  /** The time it covers, in words. */
  readonly span: string;
};
