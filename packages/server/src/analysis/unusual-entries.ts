// Days on which a site's consumption differed from that of its days before.
import {
  coverageIn,
  dateAt,
  dateOfDayNumber,
  dayNumberOf,
  type LocalSpan,
  mwhPerKwh,
  unusualDays,
} from '@ohmstead/domain';
import { readSiteDays, type SiteDay } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { whetherWhole } from '../rollups/whether-whole.ts';
import type { AbnormalEntry } from './abnormal-entry.ts';

const daysBefore = 56;
const mostMissing = 0.1;

/** Entries for whole days that begin within the span. */
export const unusualEntries = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, leastScore }: { readonly span: LocalSpan; readonly leastScore: number },
): Promise<AbnormalEntry[]> => {
  if (site.firstMs === null || span.toMs <= site.firstMs) return [];
  const fromDay = dayNumberOf(dateAt(site.zone, Math.max(span.fromMs, site.firstMs)));
  const toDate = dateAt(site.zone, Math.min(span.toMs, site.nowMs));
  const { made: days, isWhole } = await whetherWhole(reader, () =>
    readSiteDays(reader, site, dateOfDayNumber(fromDay - daysBefore), toDate),
  );
  // Beside a part of the days before it, another day would be unusual.
  if (!isWhole) return [];
  const known = days.flatMap((day) => knownDay(day) ?? []);
  return unusualDays(known, { fromDay, leastScore }).flatMap(({ dayNumber, energyMwh, usualMwh }) => {
    const day = days[dayNumber - fromDay + daysBefore];
    return day && day.fromMs >= span.fromMs ? [entryOf(day, energyMwh, usualMwh)] : [];
  });
};

const knownDay = ({ date, totals }: SiteDay): { dayNumber: number; energyMwh: number }[] | null => {
  const { consumed } = totals.energy;
  if (consumed === null || coverageIn(totals, 'consumed').missing > mostMissing) return null;
  return [{ dayNumber: dayNumberOf(date), energyMwh: consumed }];
};

const entryOf = ({ fromMs, toMs }: SiteDay, energyMwh: number, usualMwh: number): AbnormalEntry => ({
  kind: 'unusualConsumption',
  meterId: null,
  phase: null,
  events: 1,
  unit: 'kWh',
  fromMicros: fromMs * 1000,
  toMicros: toMs * 1000,
  worstAtMicros: fromMs * 1000,
  worst: energyMwh / mwhPerKwh,
  limit: usualMwh / mwhPerKwh,
});
