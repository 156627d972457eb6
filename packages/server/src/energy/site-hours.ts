// A site's balance in each hour of its clocks.
import type { SiteHours } from '@ohmstead/contract';
import { type LocalSpan, localHours, quarterHourMs, type SiteSlots, type SlotColumn } from '@ohmstead/domain';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { kwhOf } from './figures.ts';
import { wholeSlots } from './whole-slots.ts';

type Figure = SiteHours['figures'][number];

export const columnOf: Record<Figure['key'], keyof Omit<SiteSlots, 'fromMs' | 'quality'>> = {
  consumption: 'consumed',
  import: 'imported',
  export: 'exported',
  yield: 'yielded',
};
export const figureKeys = ['consumption', 'import', 'export', 'yield'] as const;

export const siteHours = async (
  reader: SiteReader,
  site: SiteSnapshot,
  wantedSpan: LocalSpan,
): Promise<SiteHours> => {
  const span = wholeSlots(wantedSpan);
  const slots = await readSiteSlots(reader, site, span);
  const hours = localHours(site.zone, span);
  return {
    timeZone: site.zone,
    times: hours.map(({ fromMs }) => new Date(fromMs).toISOString()),
    to: new Date(span.toMs).toISOString(),
    figures: figureKeys.flatMap((key) => {
      const column = slots[columnOf[key]];
      return column.every((energy) => energy === null) ? [] : [figureOf(key, { ...slots, column }, hours)];
    }),
  };
};

type Slots = { readonly fromMs: number; readonly column: SlotColumn };

const figureOf = (key: Figure['key'], slots: Slots, hours: readonly LocalSpan[]): Figure => {
  const sums = hours.map((hour) => sumOf(slots, hour));
  return { key, kWh: sums.map(({ energy }) => kwhOf(energy)), knownShare: sums.map(({ known }) => known) };
};

export const sumOf = (
  { fromMs, column }: Slots,
  hour: LocalSpan,
): { energy: number | null; known: number } => {
  const first = (hour.fromMs - fromMs) / quarterHourMs;
  const count = (hour.toMs - hour.fromMs) / quarterHourMs;
  const energies = column.slice(first, first + count).filter((energy) => energy !== null);
  const energy = energies.length === 0 ? null : energies.reduce((sum, one) => sum + one, 0);
  return { energy, known: energies.length / count };
};
