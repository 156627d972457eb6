// What the detectors, with the limits they have at first, say of a site's days.
import {
  baseLoadRise,
  defaultAlertParameters,
  defaultRisePercent,
  frozenPhases,
  missedYields,
  unusualConsumption,
} from '@ohmstead/domain';
import type { JudgedSite } from './judged-site.ts';

export type NotifiedKind = 'unusualConsumption' | 'baseLoadRisen' | 'noYield' | 'frozenPhase';
/** The first of days in a row on which it is so: people are notified once. */
export type NotifiedDay = { readonly kind: NotifiedKind; readonly dayNumber: number };

export const notifiedDays = (site: JudgedSite): NotifiedDay[] => [
  ...firstOfRuns('unusualConsumption', unusualDayNumbers(site)),
  ...firstOfRuns('baseLoadRisen', risenDayNumbers(site)),
  ...firstOfRuns('noYield', missedDayNumbers(site)),
  ...firstOfRuns('frozenPhase', frozenDayNumbers(site)),
];

const unusualDayNumbers = ({ days }: JudgedSite): number[] =>
  unusualConsumption(
    days.map(({ dayNumber, consumptionMwh, temperature }) => ({
      dayNumber,
      energyMwh: consumptionMwh,
      temperature,
    })),
    { fromDay: days[0]?.dayNumber ?? 0, leastScore: defaultAlertParameters.unusualScore },
  ).map(({ dayNumber }) => dayNumber);

const risenDayNumbers = ({ days }: JudgedSite): number[] =>
  days
    .map(({ dayNumber }) => dayNumber)
    .filter((day) => baseLoadRise(days, day, defaultRisePercent) !== null);

const missedDayNumbers = ({ days }: JudgedSite): number[] =>
  missedYields(
    days.flatMap(({ dayNumber, yieldMwh, radiationWhPerM2 }) =>
      yieldMwh === null ? [] : [{ dayNumber, yieldMwh, radiationWhPerM2, sunHours: null }],
    ),
    { fromDay: days[0]?.dayNumber ?? 0, limitMwh: null },
  ).map(({ dayNumber }) => dayNumber);

const frozenDayNumbers = ({ days }: JudgedSite): number[] =>
  days.filter(({ phases }) => frozenPhases(phases).length > 0).map(({ dayNumber }) => dayNumber);

const firstOfRuns = (kind: NotifiedKind, dayNumbers: readonly number[]): NotifiedDay[] =>
  dayNumbers
    .filter((dayNumber, place) => dayNumbers[place - 1] !== dayNumber - 1)
    .map((dayNumber) => ({ kind, dayNumber }));
