// What a site would have imported had it bought its own energy too. All columns know the same quarter-hours, those
// whose import and own use are known.
import { ownUse } from '../balance/sources.ts';
import type { SlotColumn } from '../site/site-slots.ts';
import { type SourceColumns, sourcesAt } from '../site/sources-at.ts';

export type SavingColumns = {
  readonly imported: SlotColumn;
  /** With the energy that the site covered itself, directly or out of its storage. */
  readonly withOwnUse: SlotColumn;
  /** The same without the import that charged the storage; null where none did. */
  readonly withoutStored: SlotColumn | null;
};

/** `count` quarter-hours from `first`, which may lie outside of the site's slots; there nothing is known. */
export const savingColumns = (slots: SourceColumns, first: number, count: number): SavingColumns => {
  const charged = slots.charged.slice(Math.max(0, first), Math.max(0, first + count));
  return charged.some((energy) => energy !== null)
    ? columnsWithStorage(slots, first, count)
    : columnsWithoutStorage(slots, first, count);
};

/** The usual site, without asking for the sources of each quarter-hour: its own use is its self-use. */
const columnsWithoutStorage = (slots: SourceColumns, first: number, count: number): SavingColumns => {
  const imported = new Array<number | null>(count).fill(null);
  const withOwnUse = new Array<number | null>(count).fill(null);
  for (let place = 0; place < count; place += 1) {
    const slot = first + place;
    const [energy, own] = [slots.imported[slot] ?? null, slots.selfUsed[slot] ?? null];
    if (energy === null || own === null || (slots.consumed[slot] ?? null) === null) continue;
    imported[place] = energy;
    withOwnUse[place] = energy + own;
  }
  return { imported, withOwnUse, withoutStored: null };
};

const columnsWithStorage = (slots: SourceColumns, first: number, count: number): SavingColumns => {
  const imported = new Array<number | null>(count).fill(null);
  const withOwnUse = new Array<number | null>(count).fill(null);
  const withoutStored = new Array<number | null>(count).fill(null);
  let isAnyStored = false;
  for (let place = 0; place < count; place += 1) {
    const energy = slots.imported[first + place] ?? null;
    const sources = sourcesAt(slots, first + place);
    const own = ownUse(sources);
    if (energy === null || own === null) continue;
    const stored = sources.gridStored ?? 0;
    if (stored > 0) isAnyStored = true;
    imported[place] = energy;
    withOwnUse[place] = energy + own;
    withoutStored[place] = energy + own - stored;
  }
  return { imported, withOwnUse, withoutStored: isAnyStored ? withoutStored : null };
};
