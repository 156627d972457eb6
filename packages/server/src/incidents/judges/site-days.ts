// Whole days of a site that are known well enough to be judged.
import {
  coverageIn,
  dateAt,
  dateOfDayNumber,
  dayNumberOf,
  type EvidencePoint,
  mwhPerKwh,
  quarterHourMs,
} from '@ohmstead/domain';
import { readSiteDays, readSiteSlots, type SiteDay } from '../../rollups/read-site.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';

const mostMissing = 0.1;

export type KnownDay = {
  readonly dayNumber: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly energyMwh: number;
};

/** Up to and without today; oldest first. */
export const knownDays = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { figure, count }: { readonly figure: 'consumed' | 'yielded'; readonly count: number },
): Promise<KnownDay[]> => {
  const today = dayNumberOf(dateAt(site.zone, site.nowMs));
  const days = await readSiteDays(reader, site, dateOfDayNumber(today - count), dateOfDayNumber(today));
  return days.flatMap((day) => knownDay(day, figure));
};

const knownDay = ({ date, fromMs, toMs, totals }: SiteDay, figure: 'consumed' | 'yielded'): KnownDay[] => {
  const energyMwh = totals.energy[figure];
  if (energyMwh === null || coverageIn(totals, figure).missing > mostMissing) return [];
  return [{ dayNumber: dayNumberOf(date), fromMs, toMs, energyMwh }];
};

const hourSlots = 4;
const mwhOfWattHour = 1000;

/** The lowest hour of each day, in W; of a day that is not known, nothing. */
export const lowestHours = async (
  reader: SiteReader,
  site: SiteSnapshot,
  days: readonly KnownDay[],
): Promise<(KnownDay & { readonly lowestW: number })[]> => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const { fromMs, consumed } = await readSiteSlots(reader, site, { fromMs: first.fromMs, toMs: last.toMs });
  return days.flatMap((day) => {
    const from = Math.round((day.fromMs - fromMs) / quarterHourMs);
    const to = Math.round((day.toMs - fromMs) / quarterHourMs);
    let lowestW: number | null = null;
    for (let slot = from; slot + hourSlots <= to; slot += 1) {
      const hour = consumed.slice(slot, slot + hourSlots);
      if (hour.some((energy) => energy === null)) continue;
      const powerW = hour.reduce<number>((sum, energy) => sum + (energy ?? 0), 0) / mwhOfWattHour;
      lowestW = lowestW === null ? powerW : Math.min(lowestW, powerW);
    }
    return lowestW === null ? [] : [{ ...day, lowestW }];
  });
};

export const dayPoints = (days: readonly KnownDay[]): EvidencePoint[] =>
  days.map(({ fromMs, energyMwh }) => ({ atMicros: fromMs * 1000, value: energyMwh / mwhPerKwh }));
