// A site's days as the detectors of incidents get them.
import type { PhaseExtremes } from '@ohmstead/domain';

export type JudgedDay = {
  readonly dayNumber: number;
  readonly consumptionMwh: number;
  /** The mean of the lowest hour of the day. */
  readonly lowestW: number;
  /** Null: the site has no production. */
  readonly yieldMwh: number | null;
  /** Mean of the day, °C; null: unknown. */
  readonly temperature: number | null;
  /** Wh/m²; null: unknown. */
  readonly radiationWhPerM2: number | null;
  /** Of the grid meter's phases. */
  readonly phases: readonly PhaseExtremes[];
};

export type JudgedSite = { readonly name: string; readonly days: readonly JudgedDay[] };
