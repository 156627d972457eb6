import type { EnergyValues, MonthEmissions } from '@ohmstead/contract';
import { localMonth } from '@ohmstead/domain';
import { siteEnergyValues } from '../../energy/energy-values.ts';
import { dateOfQuery, siteOfQuery } from '../../energy/site-query.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import type { SiteScope } from '../../sites/request-scope.ts';

type Asked = { readonly siteId: number; readonly date: string | undefined };

/** The days of a month, with nothing of their money. */
export const monthEmissions = async (
  scope: SiteScope,
  { siteId, date }: Asked,
): Promise<Outcome<MonthEmissions>> => {
  const site = await siteOfQuery(scope, siteId);
  if (isRefused(site)) return site;
  const day = dateOfQuery(site, date, 'date');
  if (isRefused(day)) return day;
  const asked = { span: localMonth(site.zone, day), by: 'day', showsPrices: false } as const;
  const { timeZone, columns, whole } = await siteEnergyValues(scope, site, asked);
  return { timeZone, columns: columns.map(emissionsOf), whole: emissionsOf(whole) };
};

const emissionsOf = ({ from, to, emittedG, avoidedG }: EnergyValues['whole']): MonthEmissions['whole'] => ({
  from,
  to,
  emittedG,
  avoidedG,
});
