// A local day of a site before anything is made of it, so that a fault can be planted in it.

/** What the site's grid meter shows of one phase. */
export type RawPhase = {
  /** The share of the site's consumption that flows on it. */
  readonly share: number;
  /** Several a day. */
  readonly volts: readonly number[];
  readonly watts: readonly number[];
};

export type RawDay = {
  readonly dayNumber: number;
  /** The mean consumption of each hour of the day, 23 to 25 of them. */
  readonly hoursW: readonly number[];
  readonly yieldMwh: number | null;
  readonly temperature: number | null;
  readonly radiationWhPerM2: number | null;
  readonly phases: readonly RawPhase[];
};

export type RawSite = { readonly name: string; readonly days: readonly RawDay[] };
