// What the hours of a site or its meters can show.
import type { EnergyHours, SiteHours } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type HourView = SiteHours['figures'][number]['key'];

export const siteViews = ['consumption', 'import', 'export', 'yield'] as const satisfies HourView[];
/** A meter passes energy two ways, whatever it measures. */
export const meterViews = ['import', 'export'] as const satisfies HourView[];
export type MeterView = (typeof meterViews)[number];

export const viewLabels: Record<HourView, TextKey> = {
  consumption: 'energy.consumption',
  import: 'energy.import',
  export: 'energy.export',
  yield: 'energy.yield',
};

export const viewOf = <View extends HourView>(views: readonly [View, ...View[]], wanted?: string): View =>
  views.find((view) => view === wanted) ?? views[0];

export const energiesOfMeter = (meter: EnergyHours['meters'][number], view: MeterView) => ({
  kWh: view === 'import' ? meter.importKwh : meter.exportKwh,
  knownShare: meter.knownShare,
});
