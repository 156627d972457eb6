// A tariff as it was agreed for a time. A corrected or new price is a new version, so that the past keeps its own.
import type { DemandCharge, FixedCharge, Tax } from './charge.ts';
import type { EnergyTariff } from './energy-tariff.ts';

export type TariffVersion = {
  /** Names the version on bill lines; unique among a site's versions. */
  readonly id: string;
  readonly name: string;
  /** Local date of the site, `yyyy-mm-dd`: the first day it holds. */
  readonly validFrom: string;
  /** The first day it no longer holds; null: open. Gaps between versions are allowed, overlaps are not. */
  readonly validTo: string | null;
  readonly buying: EnergyTariff;
  /** Null when exported energy is not paid. */
  readonly feedIn: EnergyTariff | null;
  readonly fixedCharges: readonly FixedCharge[];
  readonly demandCharge: DemandCharge | null;
  readonly taxes: readonly Tax[];
  /**
   * Exported kWh are set against those imported in the same billing period (in the same band, where there are
   * bands) and only the rest is paid as feed-in. Not possible while buying at dynamic prices.
   */
  readonly exportCredit: boolean;
};
