// The columns of EnergyTypeColumn and its sibling for sites that produce.
import type { EnergyColumns, EnergyKey } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { energyColumns, keysOfView } from './energy-columns.ts';
import { dateOfQuery, siteOfQuery } from './site-query.ts';

export type ColumnsQuery = {
  readonly siteId: number;
  readonly date: string | undefined;
  readonly timeType: number;
  readonly columnType: number;
  readonly mustProduce: boolean;
};

/** The index is the call's `ctype`. */
const keysOfType: readonly (readonly EnergyKey[])[] = [
  keysOfView.yield,
  keysOfView.consumption,
  keysOfView.balance,
];

export const siteColumns = async (scope: SiteScope, query: ColumnsQuery): Promise<Outcome<EnergyColumns>> => {
  const site = await siteOfQuery(scope, query.siteId);
  if (isRefused(site)) return site;
  const date = dateOfQuery(site, query.date, 'date');
  if (isRefused(date)) return date;
  if (query.mustProduce && !site.meters.some(({ useType }) => useType === useTypes.inverter)) {
    return refuse('no_inverter');
  }
  const keys = keysOfType[query.columnType] ?? keysOfView.balance;
  return energyColumns(scope, site, { date, timeType: query.timeType, keys });
};
