// What the hours of a site or its meters can show.
import type { EnergyHours, SiteHours, SiteHourValues } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import type { Measure } from '../../../energy-value/measure.ts';
import type { ValueMeasure } from '../../../energy-value/value-bars.ts';
import { inKwh, type MeasuredHours } from './hour-heat.ts';

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

/** What the hours of the site are shown in. A yield is not bought, and what others emit less for an export is not known. */
export const measuresOfView: Record<HourView, readonly Measure[]> = {
  consumption: ['energy', 'money', 'emissions'],
  import: ['energy', 'money', 'emissions'],
  export: ['energy', 'money'],
  yield: ['energy', 'emissions'],
};

export const hoursOfMeter = (meter: EnergyHours['meters'][number], view: MeterView): MeasuredHours =>
  inKwh({ kWh: view === 'import' ? meter.importKwh : meter.exportKwh, knownShare: meter.knownShare });

/** Null where the view has no such values, and of money without its currency. */
export const valuesOfView = (
  { currency, figures }: SiteHourValues,
  view: HourView,
  measure: ValueMeasure,
): MeasuredHours | null => {
  const figure = figures.find(({ key }) => key === view);
  if (figure === undefined) return null;
  const { amounts, grams, knownShare } = figure;
  if (measure === 'emissions') return grams && { measure: { unit: 'g' }, values: grams, knownShare };
  return currency === null || amounts === null
    ? null
    : { measure: { unit: 'money', currency }, values: amounts, knownShare };
};
