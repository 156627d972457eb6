// What the hours of a site or its meters can show.
import type { EnergyHours, SiteHours, SiteHourValues } from '@ohmstead/contract';
import { type UseType, useTypes } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import type { Measure } from '../../../energy-value/measure.ts';
import type { ValueMeasure } from '../../../energy-value/value-bars.ts';
import type { HeatMeasure } from '../../../ui/charts/heat/heat-data.ts';
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

/**
 * What the hours of a meter are shown in, by its use: what is bought and sold passes the grid meter, and a load meter's part of what is
 * bought is known.
 */
export const measuresOfMeter = (useType: UseType, view: MeterView): readonly Measure[] => {
  if (useType === useTypes.grid) return measuresOfView[view];
  if (useType === useTypes.load && view === 'import') return measuresOfView.import;
  return useType === useTypes.inverter && view === 'export' ? measuresOfView.yield : ['energy'];
};

/** The figure of a site that is valued in the same way: what a load meter imports is consumption. */
export const figureOfMeter = (useType: UseType, view: MeterView): HourView =>
  useType === useTypes.load && view === 'import' ? 'consumption' : view;

/** A meter that can be looked at by itself. */
export type ViewedMeter = { readonly id: number; readonly name: string; readonly useType: UseType };

export const hoursOfMeter = (meter: EnergyHours['meters'][number], view: MeterView): MeasuredHours =>
  inKwh({ kWh: view === 'import' ? meter.importKwh : meter.exportKwh, knownShare: meter.knownShare });

/** Of the site, or of a meter. */
export type ViewedFigure = { readonly view: HourView; readonly meterId: number | null };

/** Null where the figure has no such values, and of money without its currency. */
export const valuesOfView = (
  { currency, figures }: SiteHourValues,
  { view, meterId }: ViewedFigure,
  measure: ValueMeasure,
): MeasuredHours | null => {
  const figure = figures.find(({ key, meter }) => key === view && (meter?.id ?? null) === meterId);
  const unit = valueUnit(measure, currency);
  const values = measure === 'emissions' ? figure?.grams : figure?.amounts;
  return figure && unit && values ? { measure: unit, values, knownShare: figure.knownShare } : null;
};

/** Null of money where prices are not shown. */
export const valueUnit = (measure: ValueMeasure, currency: string | null): HeatMeasure | null => {
  if (measure === 'emissions') return { unit: 'g' };
  return currency === null ? null : { unit: 'money', currency };
};
