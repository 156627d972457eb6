// Kinds that the days and months of a site show, and the days of a meter.
import { minuteMs } from '@ohmstead/domain';
import { type CountedReading, countedReadings, onePhase, type Phase } from './counted-readings.ts';
import { type KindStory, silent } from './kind-story.ts';
import { dayOf, daysAgo, daysLaterMs, hourOf, nowMs } from './story-times.ts';

const stepMs = 30 * minuteMs;

/** Some days of readings up to now. */
const days = (count: number, phasesAt: (atMs: number) => readonly Phase[]): CountedReading[] =>
  countedReadings({ fromMs: daysAgo(count), toMs: nowMs, stepMs, phasesAt });

/** The days after, by the same course. */
const daysAfter = (
  before: readonly CountedReading[],
  phasesAt: (atMs: number) => readonly Phase[],
): CountedReading[] => {
  const last = before.at(-1);
  const fromMs = (last?.atMs ?? nowMs) + stepMs;
  return countedReadings({ fromMs, toMs: daysLaterMs, stepMs, phasesAt }, last);
};

const house = (atMs: number): number => (hourOf(atMs) >= 18 && hourOf(atMs) < 22 ? 900 : 120);
const yesterday = -1;

const baseLoad = onePhase((atMs) => house(atMs) + (dayOf(atMs) >= -3 && dayOf(atMs) <= yesterday ? 150 : 0));
const baseLoadDays = days(20, baseLoad);

const sunAt = (atMs: number): number => Math.max(0, 3000 * Math.sin(((hourOf(atMs) - 6) / 12) * Math.PI));
const yieldOf = onePhase((atMs) => (dayOf(atMs) === yesterday ? 0 : -sunAt(atMs)));
const yieldDays = days(16, yieldOf);

/** Two days ago, of UTC, phase B stands still. */
const frozenFromMs = Date.parse('2026-06-14T00:00Z');
const frozenToMs = Date.parse('2026-06-15T00:00Z');
const alive = (atMs: number): Phase => ({ v: 229 + hourOf(atMs) / 10, w: house(atMs) });
const partlyFrozen = (atMs: number): Phase[] => [
  alive(atMs),
  atMs >= frozenFromMs && atMs < frozenToMs ? { v: 230.4, w: 240 } : alive(atMs),
  alive(atMs),
];
const frozenDays = days(4, partlyFrozen);

export const storiesOfDays = {
  phaseFrozen: {
    meter: { type: 3 },
    rule: null,
    readings: frozenDays,
    title: (site) => `Readings stand still: Grid (${site}), phase B`,
    says: ['The readings of this phase did not change for a whole day', 'Restart the meter.'],
    end: {
      how: 'recovered',
      after: 'days',
      readings: daysAfter(frozenDays, partlyFrozen),
      title: (site) => `Back to normal: Readings stand still, Grid (${site}), phase B`,
      says: 'It lasted from Jun 14, 2026, 2:00 AM to Jun 17, 2026, 2:00 AM.',
    },
  },
  dayConsumption: {
    rule: { limit: 5 },
    readings: days(
      1,
      onePhase((atMs) => (dayOf(atMs) === 0 ? 1000 : 100)),
    ),
    title: (site) => `Consumption of the day: ${site}`,
    says: ['The consumption of the day is 12.00 kWh so far. Your limit is 5.00 kWh.', 'hours of the day'],
    end: silent,
  },
  monthConsumption: {
    rule: { limit: 150 },
    readings: days(
      16,
      onePhase(() => 500),
    ),
    title: (site) => `Consumption of the month: ${site}`,
    says: [
      'The consumption of the month is 186.00 kWh so far. Your limit is 150.00 kWh.',
      'days of the month',
    ],
    end: silent,
  },
  budgetPace: {
    site: { month_target_kwh: 240 },
    rule: { limit: 120 },
    readings: days(
      20,
      onePhase(() => 500),
    ),
    title: (site) => `Target of the month: ${site}`,
    says: [
      'the month comes to 359.92 kWh. That is 150% of your target of 240.00 kWh; you are notified from 120% on.',
      'set another target',
    ],
    end: silent,
  },
  unusualConsumption: {
    rule: { limit: null },
    readings: days(
      20,
      onePhase((atMs) => (dayOf(atMs) === yesterday ? 1500 : 480)),
    ),
    title: (site) => `Unusual consumption: ${site}`,
    says: ['The consumption of the day was 36.00 kWh.', 'is usual here.', 'this is normal for you'],
    end: silent,
  },
  noYield: {
    site: { latitude: 52.52, longitude: 13.41 },
    meter: { use_type: 2, name: 'Inverter' },
    rule: null,
    readings: yieldDays,
    title: (site) => `Too little yield: ${site}`,
    says: [
      'The yield of the day was 0.00 kWh. In weather like this, 22.',
      'Look at the inverter’s display, its switches and its fuse.',
    ],
    end: {
      how: 'recovered',
      after: 'days',
      readings: daysAfter(yieldDays, yieldOf),
      title: (site) => `Back to normal: Too little yield, ${site}`,
      says: 'It lasted from Jun 15, 2026, 12:00 AM to Jun 16, 2026, 12:00 AM.',
    },
  },
  baseLoadRisen: {
    rule: { limit: 50 },
    readings: baseLoadDays,
    title: (site) => `Base load has risen: ${site}`,
    says: [
      'The load that is always on is 270 W. It used to be 120 W, so it is 125% higher.',
      'a fridge left open',
    ],
    end: {
      how: 'recovered',
      after: 'days',
      readings: daysAfter(baseLoadDays, baseLoad),
      title: (site) => `Back to normal: Base load has risen, ${site}`,
      says: 'It lasted from Jun 14, 2026, 12:00 AM to Jun 17, 2026, 12:00 AM.',
    },
  },
} as const satisfies Record<string, KindStory>;
