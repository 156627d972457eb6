// Pure: what all sites used yesterday, as one sentence and by site.
import type { AccountYesterday } from '@ohmstead/contract';
import { type Than, thanOf, type YesterdayPart, yesterdayPart } from '../../../yesterday/yesterday-part.ts';

export type SiteYesterday = YesterdayPart & {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
};

export type YesterdayView = {
  readonly sites: readonly SiteYesterday[];
  readonly kWh: number | null;
  readonly amounts: readonly { readonly currency: string; readonly amount: number }[];
  /** Null where they cannot be compared together. */
  readonly than: (Than & { readonly date: string }) | null;
  /** Sites of which not all of the day is known. */
  readonly incomplete: number;
};

export const yesterdayView = ({ sites, total }: AccountYesterday): YesterdayView => {
  const parts = sites.map((site) => ({ ...yesterdayPart(site), ...nameOf(site) }));
  const than = thanOf(total.change);
  return {
    sites: parts,
    kWh: total.consumptionKwh,
    amounts: total.amounts,
    than: than && total.date !== null ? { ...than, date: total.date } : null,
    incomplete: parts.filter(({ knownShare }) => knownShare !== null).length,
  };
};

const nameOf = ({ id, name, currency }: AccountYesterday['sites'][number]) => ({ id, name, currency });
