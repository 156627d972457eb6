// Names of layouts are proper names: they are the same in every language.
import type { ImportPreview } from '@ohmstead/contract';

type Layout = NonNullable<ImportPreview['layout']>;

export const layoutNames: Readonly<Record<Exclude<Layout, 'ohmstead'>, string>> = {
  greenButton: 'Green Button',
  nem12: 'NEM12',
  ukHalfHourly: 'Half-hourly (UK)',
  lastgang: 'Lastgang',
  enedis: 'Enedis',
  datadis: 'Datadis',
  dutchP1: 'P1 (DSMR)',
  shelly: 'Shelly',
  homeAssistant: 'Home Assistant',
  uciHousehold: 'UCI Household',
  pgeUsage: 'PG&E',
};
