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
import { readSiteSlots } from '../rollups/read-site.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { SiteSnapshot } from '../rollups/site-snapshot.ts';
import { seriesFor } from '../tariffs/price-store.ts';
import { versionsOf } from '../tariffs/tariff-store.ts';
import { emissionFactorsIn } from './emission-factors.ts';

type Asked = { readonly span: LocalSpan; readonly by: ValueStep; readonly showsPrices: boolean };

export const siteEnergyValues = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { span, by, showsPrices }: Asked,
): Promise<EnergyValues> => {
  const versions = showsPrices ? await versionsOf(reader.db, site.id) : [];
  const [slots, prices, emission] = await Promise.all([
    readSiteSlots(reader, site, span),
    seriesFor(reader.db, { siteId: site.id, versions }, span),
    emissionFactorsIn(reader.db, site.id, span),
  ]);
  const columns = columnsOf(site, span, by);
  const tariffs = { versions, prices, timeZone: site.zone };
  const [whole, ...values] = energyValues({ slots, tariffs, emission }, [span, ...columns]);
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

const inCurrency = (micros: number | null | undefined): number | null =>
  micros == null ? null : micros / 1_000_000;
