// What the energy of a site's hours, days or months cost, brought and emitted.
import type { EnergyValues, ValueStep } from '@ohmstead/contract';
import {
  dateAt,
  type EnergyValue,
  energyValues,
  type LocalSpan,
  localDay,
  localHours,
  localMonth,
  monthAfter,
  mwhPerKwh,
} from '@ohmstead/domain';
import { datesBetween, monthsBetween } from '../rollups/local-dates.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { inCurrency, valuedEnergy } from './valued-energy.ts';

type Asked = { readonly span: LocalSpan; readonly by: ValueStep; readonly showsPrices: boolean };

export const siteEnergyValues = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, by, showsPrices }: Asked,
): Promise<EnergyValues> => {
  const columns = columnsOf(site, span, by);
  const input = await valuedEnergy(reader, site, { span, showsPrices });
  const [whole, ...values] = energyValues(input, [span, ...columns]);
  return {
    timeZone: site.zone,
    currency: showsPrices ? site.billing.currency : null,
    columns: values.map((value, place) => present(columns[place] ?? span, value)),
    whole: present(span, whole),
    unpricedKwh: (whole?.unpricedMwh ?? 0) / mwhPerKwh,
  };
};

/** A month that is not all within the span is cut to it. */
const columnsOf = ({ zone }: SiteSnapshot, span: LocalSpan, by: ValueStep): LocalSpan[] => {
  const [fromDate, toDate] = [dateAt(zone, span.fromMs), dateAt(zone, span.toMs)];
  if (by === 'month') {
    const last = dateAt(zone, span.toMs - 1).slice(0, 7);
    return monthsBetween(fromDate.slice(0, 7), monthAfter(last))
      .map((month) => localMonth(zone, `${month}-01`))
      .map(({ fromMs, toMs }) => ({
        fromMs: Math.max(fromMs, span.fromMs),
        toMs: Math.min(toMs, span.toMs),
      }));
  }
  const days = datesBetween(fromDate, toDate).map((date) => localDay(zone, date));
  return by === 'day' ? days : days.flatMap((day) => localHours(zone, day));
};

const present = (
  { fromMs, toMs }: LocalSpan,
  value: EnergyValue | undefined,
): EnergyValues['columns'][number] => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(toMs).toISOString(),
  cost: inCurrency(value?.costMicros),
  income: inCurrency(value?.incomeMicros),
  emittedG: value?.emittedG ?? null,
  avoidedG: value?.avoidedG ?? null,
});
