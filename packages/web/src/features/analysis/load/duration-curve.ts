// Pure: loads from the highest to the lowest as lines over the share of the time.
import type { SiteLoad } from '@ohmstead/contract';
import type { Formats } from '@ohmstead/i18n';
import type { LineChartData, LineSeries, LineSlots } from '../../../ui/charts/lines/line-chart-data.ts';
import { decimalsOf, type PowerUnit, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';

export type CurveKey = 'current' | 'compared';

export const durationCurve = (
  load: SiteLoad,
  compared: SiteLoad | null,
  formats: Formats,
): LineChartData<CurveKey> => {
  const unit = curveUnit(load, compared);
  const line = ({ durationCurve: { powerW } }: SiteLoad, look: Look): LineSeries<CurveKey> => ({
    ...look,
    axis: 'left',
    values: powerW.map((power) => toUnit(power, unit)),
  });
  return {
    slots: shareSlots(load, formats),
    left: { unit, digits: decimalsOf[unit], fromZero: true },
    series: [
      line(load, { key: 'current', role: 'load', drawn: 'area' }),
      ...(compared === null ? [] : [line(compared, { key: 'compared', role: 'load', drawn: 'dotted' })]),
    ],
    nowSlot: null,
  };
};

/** A slot a percent, marked at round ones. */
const shareSlots = ({ from, durationCurve: { share } }: SiteLoad, formats: Formats): LineSlots => ({
  id: from,
  count: share.length,
  ticksFor: (widthPx) => {
    const every = (widthPx < narrowPx ? 25 : 10) / 100;
    return share.flatMap((part, slot) =>
      isWhole(part / every) ? [{ slot, label: formats.percent(part) }] : [],
    );
  },
  nameOf: (slot) => formats.percent(share[slot] ?? null),
  stride: 10,
  rows: share.flatMap((part, slot) =>
    isWhole(part * tableRows) ? [{ fromSlot: slot, toSlot: slot + 1 }] : [],
  ),
});

const narrowPx = 480;
/** Every twentieth of the time. */
const tableRows = 20;
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

type Look = Pick<LineSeries<CurveKey>, 'key' | 'role' | 'drawn'>;

/** One for both curves. */
export const curveUnit = (load: SiteLoad, compared: SiteLoad | null): PowerUnit =>
  powerUnitOf([...load.durationCurve.powerW, ...(compared?.durationCurve.powerW ?? [])]);

/** What is reached or exceeded for that share of the time. */
export const loadAt = ({ durationCurve: { share, powerW } }: SiteLoad, part: number): number | null =>
  powerW[share.findIndex((one) => one >= part)] ?? null;
