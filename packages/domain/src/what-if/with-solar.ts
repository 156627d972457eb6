// Slots of a site as they would have been with more solar modules. What is consumed stays as it was: the added
// yield first takes the place of import, and the rest is exported.
import { type SiteSlots, slotQualities } from '../site/site-slots.ts';
import { quarterHourMs } from '../time/slot.ts';
import { clearSkyYieldMwh, type Place } from './clear-sky.ts';

export type AddedSolar = {
  readonly wattsPeak: number;
  /** The site's own yield, scaled from its present watts peak, or the shape of an average sky at its location. */
  readonly profile:
    | { readonly kind: 'own'; readonly installedWattsPeak: number }
    | { readonly kind: 'clearSky'; readonly place: Place };
};

/**
 * A quarter-hour whose own yield is unknown is missing then, since what would have been added is too. By clear sky
 * nothing is more than estimated.
 */
export const withSolar = (slots: SiteSlots, solar: AddedSolar): SiteSlots => {
  const added = slots.imported.map((_, index) => addedYield(slots, index, solar));
  const used = added.map((energy, index) => lesserOf(energy, slots.imported[index] ?? null));
  const rest = added.map((energy, index) => lessBy(energy, used[index] ?? null));
  return {
    ...slots,
    imported: slots.imported.map((energy, index) => lessBy(energy, used[index] ?? null)),
    exported: slots.exported.map((energy, index) => moreBy(energy, rest[index] ?? null)),
    yielded: added.map((energy, index) => moreBy(slots.yielded[index] ?? 0, energy)),
    selfUsed: used.map((energy, index) => moreBy(slots.selfUsed[index] ?? 0, energy)),
    quality: added.map((energy, index) => qualityOf(slots, index, energy, solar)),
  };
};

const addedYield = (slots: SiteSlots, index: number, { wattsPeak, profile }: AddedSolar): number | null => {
  if (profile.kind === 'clearSky') {
    return clearSkyYieldMwh(slots.fromMs + index * quarterHourMs, profile.place, wattsPeak);
  }
  const own = slots.yielded[index] ?? null;
  return own === null ? null : Math.round((own * wattsPeak) / profile.installedWattsPeak);
};

const qualityOf = (slots: SiteSlots, index: number, added: number | null, { profile }: AddedSolar) => {
  const quality = slots.quality[index] ?? slotQualities.missing;
  if (added === null) return slotQualities.missing;
  return profile.kind === 'clearSky' && quality === slotQualities.measured
    ? slotQualities.estimated
    : quality;
};

const lesserOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.min(a, b);
const lessBy = (energy: number | null, less: number | null): number | null =>
  energy === null || less === null ? null : energy - less;
const moreBy = (energy: number | null, more: number | null): number | null =>
  energy === null || more === null ? null : energy + more;
