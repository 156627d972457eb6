// The quarter-hours of a span, known ones as they are and the others as they are expected to be.
import {
  dayShapes,
  type ForecastFigure,
  fillSlots,
  forecastFigures,
  type LocalSpan,
  localDay,
  quarterHourMs,
  recordOf,
  type SiteSlots,
  type SlotColumn,
  type WallQuarters,
  wallQuarters,
} from '@ohmstead/domain';
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { LearnedFigures } from './learn-site.ts';
import { balanceNames } from './site-history.ts';

export type ForecastColumn = {
  /** Null where the energy is not known. */
  readonly known: SlotColumn;
  /** Null while nothing could be learned. */
  readonly filled: readonly number[] | null;
};

export type ForecastSlots = {
  readonly fromMs: number;
  /** From the ledger, up to now. */
  readonly measured: SiteSlots;
  readonly wall: WallQuarters;
  readonly columns: Readonly<Record<ForecastFigure, ForecastColumn>>;
};

/** The span begins and ends with local days; its first weeks give the shape of a day. */
export const forecastSlots = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, learned }: { readonly span: LocalSpan; readonly learned: LearnedFigures },
): Promise<ForecastSlots> => {
  const slots = await readSiteSlots(reader, site, span);
  const count = Math.round((span.toMs - span.fromMs) / quarterHourMs);
  const wall = wallQuarters(site.zone, span.fromMs, count);
  const whole = wholeSlots(site, span);
  return {
    fromMs: span.fromMs,
    measured: slots,
    wall,
    columns: recordOf(forecastFigures, (figure) => {
      const measured = slots[balanceNames[figure]].slice(0, whole);
      const known = [...measured, ...new Array<null>(count - measured.length).fill(null)];
      const { dayMwh } = learned[figure];
      const filled = dayMwh && fillSlots(known, wall, { shapes: dayShapes(known, wall), dayMwh }).column;
      return { known, filled };
    }),
  };
};

/** The number of quarter-hours that are over and whose readings have all arrived. */
const wholeSlots = ({ meters, nowMs }: SiteSnapshot, { fromMs }: LocalSpan): number => {
  const untilMs = Math.min(
    nowMs,
    ...meters.filter(({ isOnline }) => isOnline).map(({ newestMs }) => newestMs),
  );
  return Math.max(0, Math.floor((untilMs - fromMs) / quarterHourMs));
};

/** The indexes of the slots of a span of local dates. */
export const slotRange = (
  { fromMs }: Pick<ForecastSlots, 'fromMs'>,
  zone: string,
  { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
) => ({
  from: Math.round((localDay(zone, fromDate).fromMs - fromMs) / quarterHourMs),
  to: Math.round((localDay(zone, toDate).fromMs - fromMs) / quarterHourMs),
});
