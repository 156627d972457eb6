import { quarterHourMicros, type RegisterSlot, slotStartMicros } from '@ohmstead/domain';
import type { IncomingReading } from '../incoming-reading.ts';

/** No instant lies before or behind these. */
export const earliestMicros = 0;
export const latestMicros = Date.UTC(2200, 0, 1) * 1000;

/** Whole stored slots and the time up to their end. */
export type Page = { readonly slots: RegisterSlot[]; readonly toMicros: number; readonly isLast: boolean };

/**
 * The next stored slots, up to the first that lies behind waiting readings and holds none: there it shows
 * whether they change what follows. Null stands for the end.
 */
export const pageOf = (next: readonly (RegisterSlot | null)[], waiting: readonly IncomingReading[]): Page => {
  const slots: RegisterSlot[] = [];
  let toMicros = earliestMicros;
  let taken = 0;
  for (const slot of next) {
    if (slot === null) return { slots, toMicros: latestMicros, isLast: true };
    slots.push(slot);
    toMicros = slot.slotMicros + quarterHourMicros;
    while ((waiting[taken]?.claimedMicros ?? latestMicros) < toMicros) taken += 1;
    const holdsNone = (waiting[taken - 1]?.claimedMicros ?? latestMicros) < slot.slotMicros;
    if (taken > 0 && holdsNone) break;
  }
  return { slots, toMicros, isLast: false };
};

const mostPageMicros = 32 * 96 * quarterHourMicros;

/** The beginning of a page that spans so long that its readings may be too many at once. */
export const shortened = (page: Page, fromMicros: number, newestMicros: number): Page => {
  const cutMicros = slotStartMicros(fromMicros) + mostPageMicros;
  const endMicros = page.isLast ? newestMicros : page.toMicros;
  if (endMicros <= cutMicros) return page;
  const slots = page.slots.filter((slot) => slot.slotMicros < cutMicros);
  return { slots, toMicros: cutMicros, isLast: false };
};

/** Takes the readings before an instant out of the sorted list. */
export const drainBefore = (waiting: IncomingReading[], toMicros: number): IncomingReading[] => {
  const behind = waiting.findIndex((reading) => reading.claimedMicros >= toMicros);
  return waiting.splice(0, behind === -1 ? waiting.length : behind);
};
