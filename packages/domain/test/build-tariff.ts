// Tariff versions and slots with valid defaults; a test states what matters to it.
import { type SiteSlots, type SlotColumn, slotQualities, type TariffVersion } from '../src/index.ts';

export const buildVersion = (version: Partial<TariffVersion> = {}): TariffVersion => ({
  id: 'v1',
  name: 'House tariff',
  validFrom: '2020-01-01',
  validTo: null,
  buying: { type: 'standard', priceMicros: 250_000 },
  feedIn: null,
  fixedCharges: [],
  demandCharge: null,
  taxes: [],
  exportCredit: false,
  ...version,
});

/** Slots with the columns given; the others are unknown, the quality is measured. */
export const buildSlots = (
  fromMs: number,
  columns: Partial<Omit<SiteSlots, 'fromMs'>> & { readonly imported: SlotColumn },
): SiteSlots => {
  const unknown = columns.imported.map(() => null);
  return {
    fromMs,
    exported: unknown,
    yielded: unknown,
    consumed: unknown,
    selfUsed: unknown,
    charged: unknown,
    discharged: unknown,
    quality: columns.imported.map(() => slotQualities.measured),
    ...columns,
  };
};
