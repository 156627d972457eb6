// Any quantity of a site's meters over time. A short span is read reading by reading; a long one uses only the days'
// extremes, which are stored beside the packed days.

import type { OtherSeries } from '@ohmstead/contract';
import { dateAt, dayMs, type LocalSpan, localDay, minuteMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { isRefused, type Outcome, refuseField } from '../errors/outcome.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import { type AnalysedMeter, metersOfQuery } from './analysed-meters.ts';
import { daySteps } from './day-steps.ts';
import { type EvenSteps, evenSteps } from './even-steps.ts';
import type { MeterLines, Quantity } from './meter-lines.ts';
import { readingSteps } from './reading-steps.ts';
import { noStatistics } from './step-statistics.ts';

export type OtherQuery = {
  readonly span: LocalSpan;
  readonly sensorids?: string | undefined;
  readonly quantity: Quantity;
};

const mostSteps = 400;
/** Opening a packed day takes a good part of a millisecond. */
const mostMeterDays = 24;

export const otherAnalysis = async (
  db: Kysely<Database>,
  site: SiteSnapshot,
  { span, sensorids, quantity }: OtherQuery,
): Promise<Outcome<OtherSeries>> => {
  const meters = await metersOfQuery(db, site.id, sensorids);
  if (isRefused(meters)) return meters;
  const fromMs = begunBy(site, span);
  const shown = { fromMs, toMs: Math.max(fromMs + minuteMs, Math.min(span.toMs, site.nowMs)) };
  const isShort = meters.length * Math.ceil((shown.toMs - shown.fromMs) / dayMs) <= mostMeterDays;
  if (!isShort && quantity === 'frequencyHz') return refuseField('starttime', 'span_too_long');
  const steps = evenSteps(shown, { most: mostSteps, leastMs: isShort ? minuteMs : dayMs });
  const ids = meters.map(({ id }) => id);
  const found = await (isShort ? readingSteps : daySteps)(db, ids, { steps, span: shown, quantity });
  return {
    from: new Date(steps.fromMs).toISOString(),
    to: new Date(span.toMs).toISOString(),
    timeZone: site.zone,
    quantity,
    stepSeconds: steps.stepMs / 1000,
    series: meters.flatMap((meter) => linesOf(meter, found, steps)),
  };
};

/** A span that begins more than a year before the first reading is drawn only from the first reading on. */
const begunBy = ({ firstMs, zone }: SiteSnapshot, span: LocalSpan): number => {
  if (firstMs === null || span.toMs <= firstMs || firstMs - span.fromMs <= yearMs) return span.fromMs;
  return localDay(zone, dateAt(zone, firstMs)).fromMs;
};

const yearMs = 366 * dayMs;

const linesOf = ({ id, name, type }: AnalysedMeter, found: MeterLines, { count }: EvenSteps) =>
  Array.from({ length: type }, (_, phase) => {
    const { min, mean, max } = found.get(id)?.[phase] ?? noStatistics(count);
    return { meterId: id, name, phase: phase + 1, min, mean, max };
  });
