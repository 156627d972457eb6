// The columns of EnergyTypeColumn and its sibling for sites that produce.
import type { EnergyColumns, EnergyKey } from '@ohmstead/contract';
import { useTypes } from '@ohmstead/domain';
import { AppError } from '../errors/app-error.ts';
import type { SiteScope } from '../sites/request-scope.ts';
import { energyColumns, keysOfView } from './energy-columns.ts';
import { askedDate, askedSite } from './site-query.ts';

export type ColumnsQuery = {
  readonly siteId: number;
  readonly date: string | undefined;
  readonly timeType: number;
  readonly columnType: number;
  readonly mustProduce: boolean;
};

/** By `ctype`. */
const keysOfType: readonly (readonly EnergyKey[])[] = [
  keysOfView.yield,
  keysOfView.consumption,
  keysOfView.balance,
];

export const askedColumns = async (asker: SiteScope, asked: ColumnsQuery): Promise<EnergyColumns> => {
  const site = await askedSite(asker, asked.siteId);
  const date = askedDate(site, asked.date, 'date');
  if (asked.mustProduce && !site.meters.some(({ useType }) => useType === useTypes.inverter)) {
    throw new AppError('no_inverter');
  }
  const keys = keysOfType[asked.columnType] ?? keysOfView.balance;
  return energyColumns(asker, site, { date, timeType: asked.timeType, keys });
};
