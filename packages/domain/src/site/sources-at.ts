import { type Sources, sourcesOf } from '../balance/sources.ts';
import type { SiteSlots } from './site-slots.ts';

/** The columns that say where the consumption came from. */
export type SourceColumns = Pick<SiteSlots, 'imported' | 'consumed' | 'selfUsed' | 'charged' | 'discharged'>;

export const sourcesAt = (
  { imported, consumed, selfUsed, charged, discharged }: SourceColumns,
  slot: number,
): Sources =>
  sourcesOf({
    imported: imported[slot] ?? null,
    consumed: consumed[slot] ?? null,
    selfUsed: selfUsed[slot] ?? null,
    charged: charged[slot] ?? null,
    discharged: discharged[slot] ?? null,
  });
