import type { SiteOverview } from '@ohmstead/contract';
import type { Asker } from './asker.ts';
import { daySpans } from './day-spans.ts';
import { type DayAsked, findDay, minuteMs, type NotFound, powersOf } from './site-day.ts';
import { energyOfSpans, type Span } from './site-energy.ts';
import { newestUpdateOf, sitePowerOf } from './site-power.ts';
import type { SitePowers } from './site-powers.ts';

export const siteOverview = async (asker: Asker, asked: DayAsked): Promise<SiteOverview | NotFound> => {
  const found = await findDay(asker, asked);
  if ('kind' in found) return found;
  const { site, date, meters } = found;
  const spans = daySpans(site.time_zone, date, asker.nowMs);
  const [day, dayBefore, month] = await energyOfSpans(asker.db, meters, [
    spans.day,
    spans.dayBefore,
    spans.month,
  ]);
  if (!day || !dayBefore || !month) throw new Error('a span without figures');
  const powers = await powersOf(asker, meters, spans.day);
  return {
    id: site.id,
    name: site.name,
    timeZone: site.time_zone,
    date,
    live: sitePowerOf(meters),
    lastUpdateTime: newestUpdateOf(meters),
    ...{ day, dayBefore, month },
    peak: peakOf(powers, spans.day),
    meters,
  };
};

const peakOf = ({ series }: SitePowers, { fromMs }: Span): SiteOverview['peak'] => {
  let peak: { powerW: number; minute: number } | null = null;
  for (const [minute, powerW] of (series.get('consumption') ?? []).entries()) {
    if (powerW !== null && (peak === null || powerW > peak.powerW)) peak = { powerW, minute };
  }
  return peak && { powerW: peak.powerW, at: new Date(fromMs + peak.minute * minuteMs).toISOString() };
};
