// The parameters by which a site's data counts as abnormal, and the limits they give each meter.
import type { AlertLimitsOfSite } from '@ohmstead/contract';
import { alertLimits, defaultAlertParameters } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { alertParametersOf } from './alert-parameter-store.ts';
import { analysedMeters } from './analysed-meters.ts';

export const siteParameters = async (db: Kysely<Database>, siteId: number): Promise<AlertLimitsOfSite> => {
  const parameters = await alertParametersOf(db, siteId);
  const meters = await analysedMeters(db, siteId);
  return {
    id: siteId,
    parameters: { ...parameters },
    defaults: { ...defaultAlertParameters },
    meters: meters.map(({ id, name, type, useType, rating }) => {
      const { overVoltageV, underVoltageV, overCurrentA, overPowerW } = alertLimits(parameters, rating, type);
      return { meterId: id, name, type, useType, overVoltageV, underVoltageV, overCurrentA, overPowerW };
    }),
  };
};
