// Exported energy set against imported energy of the same billing period and band (net metering). The imported energy
// that was bought last (latest version, last season, highest tier) is credited first, against the energy that was
// exported first. Exported energy that is left over is fed in.

import type { SlotColumn } from '../site/site-slots.ts';
import type { Band, Season } from '../tariff/band.ts';
import type { BilledPart } from './billed-part.ts';
import { shareOf, type Tally } from './tally.ts';

export type PartCredit = {
  /** Credited energy at the price it was bought at. */
  readonly credited: readonly Tally[];
  /** Exported energy not credited. */
  readonly fedIn: SlotColumn;
};

type ByBand = Map<Band | 'all', number>;

/** One entry for each part; `bought` has the part's tallies. */
export const exportCredits = (
  parts: readonly BilledPart[],
  bought: readonly (readonly Tally[])[],
): PartCredit[] => {
  if (!parts.some(isCredited)) return parts.map(({ exported }) => ({ credited: [], fedIn: exported }));
  const credit = creditByBand(parts, bought);
  const credited = takeFromLast(parts, bought, new Map(credit));
  const left = new Map(credit);
  return parts.map((part, index) => ({
    credited: credited[index] ?? [],
    fedIn: isCredited(part) ? beyondCredit(part, left) : part.exported,
  }));
};

export const isCredited = (part: BilledPart): boolean =>
  part.version?.exportCredit === true && part.rates.buying !== null;

/** In each band the smaller of what was imported and what was exported is credited. */
const creditByBand = (parts: readonly BilledPart[], bought: readonly (readonly Tally[])[]): ByBand => {
  const imported: ByBand = new Map();
  const exported: ByBand = new Map();
  for (const [index, part] of parts.entries()) {
    if (!isCredited(part)) continue;
    for (const { band, energyMwh } of bought[index] ?? []) add(imported, band ?? 'all', energyMwh);
    for (let slot = 0; slot < part.slotCount; slot += 1) {
      add(exported, bandAt(part, slot), part.exported[slot] ?? 0);
    }
  }
  return new Map([...imported].map(([band, energy]) => [band, Math.min(energy, exported.get(band) ?? 0)]));
};

const add = (sums: ByBand, band: Band | 'all', energyMwh: number): void => {
  sums.set(band, (sums.get(band) ?? 0) + energyMwh);
};

const bandAt = ({ rates: { buying } }: BilledPart, slot: number): Band | 'all' =>
  buying?.rates[buying.column?.[slot] ?? 0]?.band ?? 'all';

/** Takes up to that much out of `left` and returns how much it was. */
const take = (left: ByBand, band: Band | 'all', energyMwh: number): number => {
  const taken = Math.min(left.get(band) ?? 0, energyMwh);
  add(left, band, -taken);
  return taken;
};

const takeFromLast = (
  parts: readonly BilledPart[],
  bought: readonly (readonly Tally[])[],
  left: ByBand,
): Tally[][] =>
  bought
    .map((tallies, index) => ({ tallies, part: parts[index] }))
    .toReversed()
    .map(({ tallies, part }) => (part && isCredited(part) ? takeLastBought(part, tallies, left) : []))
    .toReversed();

const takeLastBought = (part: BilledPart, tallies: readonly Tally[], left: ByBand): Tally[] => {
  const lastSeason = seasonAt(part, part.slotCount - 1);
  const isEarlier = ({ season }: Tally): number => (season === lastSeason ? 0 : 1);
  const lastFirst = tallies.toSorted((a, b) => isEarlier(a) - isEarlier(b) || (b.tier ?? 0) - (a.tier ?? 0));
  const taken = new Map(
    lastFirst.map((tally) => [tally, take(left, tally.band ?? 'all', tally.energyMwh)] as const),
  );
  return tallies.map((tally) => shareOf(tally, taken.get(tally) ?? 0));
};

const seasonAt = ({ rates: { buying } }: BilledPart, slot: number): Season | null =>
  buying?.rates[buying.column?.[slot] ?? 0]?.season ?? null;

const beyondCredit = (part: BilledPart, left: ByBand): SlotColumn =>
  part.exported
    .slice(0, part.slotCount)
    .map((energy, slot) => (energy === null ? null : energy - take(left, bandAt(part, slot), energy)));
