// Pure: how far a new site has come on the way to its bill.

export type StepKey = 'meter' | 'reading' | 'tariff' | 'bill';

export type Step = {
  readonly key: StepKey;
  /** One is next: the first that is not done. */
  readonly state: 'done' | 'next' | 'later';
};

export type SiteProgress = {
  readonly hasMeter: boolean;
  readonly hasReading: boolean;
  readonly hasTariff: boolean;
  /** Money that energy has cost: a fixed charge alone makes no bill yet. */
  readonly hasBill: boolean;
};

/** Returns null when every step is done. */
export const firstSteps = (site: SiteProgress): readonly Step[] | null => {
  const done: Record<StepKey, boolean> = {
    meter: site.hasMeter,
    reading: site.hasReading,
    tariff: site.hasTariff,
    bill: site.hasBill && site.hasReading && site.hasTariff,
  };
  const next = stepKeys.find((key) => !done[key]);
  if (next === undefined) return null;
  return stepKeys.map((key) => ({ key, state: done[key] ? 'done' : key === next ? 'next' : 'later' }));
};

const stepKeys: readonly StepKey[] = ['meter', 'reading', 'tariff', 'bill'];
