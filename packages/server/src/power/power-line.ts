import type { PowerLine } from '@ohmstead/contract';
import { localDay, minuteMs } from '@ohmstead/domain';
import { upTo } from '../energy/known-span.ts';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { type DayQuery, findDay, powersOf } from './site-day.ts';

export const powerLine = async (scope: RequestScope, query: DayQuery): Promise<Outcome<PowerLine>> => {
  const found = await findDay(scope, query);
  if (isRefused(found)) return found;
  const { site, date } = found;
  const whole = localDay(site.time_zone, date);
  const { series, coverage } = await powersOf(scope, found, upTo(scope.nowMs, whole));
  return {
    date,
    timeZone: site.time_zone,
    from: new Date(whole.fromMs).toISOString(),
    to: new Date(whole.toMs).toISOString(),
    stepSeconds: minuteMs / 1000,
    series: [...series].map(([key, data]) => ({ key, unit: 'W', data: data.map(toTenth) })),
    coverage,
  };
};

/** Tenths of a watt are finer than any meter, and halve the bytes of a day's line. */
const toTenth = (powerW: number | null): number | null =>
  powerW === null ? null : Math.round(powerW * 10) / 10;
