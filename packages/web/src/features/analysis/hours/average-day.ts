// Pure: the average weekday beside the average weekend as lines over the quarter-hours of the wall clock.
import type { AverageDays } from '@ohmstead/contract';
import { minutesPerQuarterHour } from '@ohmstead/domain';
import type { Formats } from '@ohmstead/i18n';
import type { LineChartData, LineSeries } from '../../../ui/charts/lines/line-chart-data.ts';
import { hourStepOf } from '../../../ui/charts/power/hour-step.ts';
import { decimalsOf, type PowerUnit, powerUnitOf, toUnit } from '../../../ui/charts/power-unit.ts';

type AverageSeries = AverageDays['series'][number];
export type DayType = AverageSeries['dayType'];

const wholeYear = ({ series }: AverageDays): AverageSeries[] =>
  series.filter(({ season }) => season === null);

/** Those of another time are drawn dotted. */
export type DayKey = DayType | `${DayType}Before`;

export const averageDay = (
  days: AverageDays,
  before: AverageDays | null,
  formats: Formats,
): LineChartData<DayKey> => {
  const unit = unitOf(days, before);
  return {
    slots: quarterSlots(days, formats),
    left: { unit, digits: decimalsOf[unit], fromZero: true },
    series: [
      ...wholeYear(days).map((one) => lineOf(one, unit, { key: one.dayType, drawn: 'line' })),
      ...(before === null ? [] : wholeYear(before)).map((one) =>
        lineOf(one, unit, { key: `${one.dayType}Before`, drawn: 'dotted' }),
      ),
    ],
    nowSlot: null,
  };
};

type Look = Pick<LineSeries<DayKey>, 'key' | 'drawn'>;

const lineOf = ({ dayType, data }: AverageSeries, unit: PowerUnit, look: Look): LineSeries<DayKey> => ({
  ...look,
  role: roles[dayType],
  axis: 'left',
  values: data.map((powerW) => toUnit(powerW, unit)),
});

export type Highest = {
  readonly dayType: DayType;
  readonly days: number;
  /** Since midnight of the wall clock. */
  readonly minute: number;
  readonly powerW: number;
};

/** When each kind of day is highest; nothing of a kind that is not known. */
export const highestTimes = (days: AverageDays): Highest[] =>
  wholeYear(days).flatMap(({ dayType, data, days: count }) => {
    let slot = -1;
    for (const [i, powerW] of data.entries())
      if (powerW !== null && powerW > (data[slot] ?? Number.NEGATIVE_INFINITY)) slot = i;
    const powerW = data[slot];
    return powerW == null ? [] : [{ dayType, days: count, minute: slot * minutesPerQuarterHour, powerW }];
  });

/** One for both times. */
export const unitOf = (days: AverageDays, before: AverageDays | null): PowerUnit =>
  powerUnitOf([days, ...(before === null ? [] : [before])].flatMap(wholeYear).flatMap(({ data }) => data));

const roles = { weekday: 'import', weekend: 'solar' } as const satisfies Record<DayType, string>;

const quartersOfHour = 4;

const quarterSlots = (
  { times, from, to, figure }: AverageDays,
  formats: Formats,
): LineChartData['slots'] => ({
  id: `${from} ${to} ${figure}`,
  count: times.length,
  ticksFor: (widthPx) => {
    const step = hourStepOf(widthPx, formats);
    return Array.from({ length: times.length / quartersOfHour / step + 1 }, (_, place) => ({
      slot: place * step * quartersOfHour,
      label: formats.axisHour(place * step),
    }));
  },
  nameOf: (slot) => formats.wallTime(slot * minutesPerQuarterHour),
  stride: quartersOfHour,
  rows: Array.from({ length: times.length / quartersOfHour }, (_, hour) => ({
    fromSlot: hour * quartersOfHour,
    toSlot: (hour + 1) * quartersOfHour,
  })),
});
