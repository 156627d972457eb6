// Pure: the account's meters by their sites, as far as they match what is searched.
import type { MeterLive } from '@ohmstead/contract';
import { meterFigures } from '../../../ui/meter/meter-figures.ts';

export type MeterGroup = {
  readonly siteId: number;
  readonly siteName: string;
  readonly meters: readonly MeterLive[];
};

/** Sites and meters stay in the server's order. */
export const meterGroups = (meters: readonly MeterLive[]): MeterGroup[] =>
  [...new Set(meters.map(({ siteId }) => siteId))].map((siteId) => {
    const ofSite = meters.filter((meter) => meter.siteId === siteId);
    const [first] = ofSite;
    return { siteId, siteName: first ? meterFigures(first).siteName : '', meters: ofSite };
  });

/** Searches names, serial numbers and sites. */
export const findMeters = (meters: readonly MeterLive[], search: string, lang: string): MeterLive[] => {
  const wanted = search.trim().toLocaleLowerCase(lang);
  return meters.filter((meter) =>
    [meter.name, meter.sn, meterFigures(meter).siteName].some((text) =>
      text.toLocaleLowerCase(lang).includes(wanted),
    ),
  );
};

/** All meters with those of one site in another order. */
export const reorderSite = (meters: readonly MeterLive[], ids: readonly number[]): MeterLive[] => {
  const moved = ids.flatMap((id) => meters.find((meter) => meter.id === id) ?? []);
  const rest = moved[Symbol.iterator]();
  return meters.map((meter) => (ids.includes(meter.id) ? (rest.next().value ?? meter) : meter));
};
