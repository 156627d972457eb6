import { onCircuit, run } from '../load/build-load.ts';
import { onWeek } from '../load/run-use.ts';
import type { SiteProfile } from '../site/site-profile.ts';

const home = [
  0.12, 0.06, 0.05, 0.05, 0.05, 0.1, 0.45, 0.8, 0.6, 0.35, 0.3, 0.3, 0.35, 0.3, 0.3, 0.45, 0.6, 0.8, 1, 1,
  0.95, 0.8, 0.5, 0.25,
];
const weekend = home.map((share, hour) => (hour > 8 && hour < 17 ? share + 0.25 : share));

const kitchen = onCircuit('house', 0);
const laundry = onCircuit('house', 1);
const living = onCircuit('house', 2);
const charger = onCircuit('car', 'all');

/** A family of four: air conditioning, hot water by a heat pump at noon, an electric car. */
const loads = [
  kitchen('kitchen stand-by', -0.2, { kind: 'steady', watts: 45 }),
  kitchen('fridge', 0.45, { kind: 'cycling', watts: 95, onMinutes: 18, offMinutes: 24, perDegree: 0.015 }),
  kitchen('kettle', 0, run(onWeek(0.95, 0.95), 370, 470, [[4, 2200]])),
  kitchen(
    'hob',
    0.02,
    run(onWeek(0.7, 0.75), 1060, 1170, [
      [7, 2300],
      [16, 1200],
      [8, 500],
    ]),
  ),
  kitchen(
    'oven',
    0,
    run(onWeek(0.15, 0.4), 1040, 1130, [
      [10, 2400],
      [35, 900],
    ]),
  ),
  kitchen(
    'dishwasher',
    0.1,
    run(onWeek(0.65, 0.75), 1180, 1290, [
      [12, 1900],
      [36, 75],
      [13, 1850],
    ]),
  ),
  laundry('network', -0.2, { kind: 'steady', watts: 38 }),
  laundry('freezer', 0.45, { kind: 'cycling', watts: 80, onMinutes: 15, offMinutes: 31, perDegree: 0.02 }),
  laundry(
    'washing machine',
    0.1,
    run(onWeek(0.4, 0.7), 540, 900, [
      [13, 2000],
      [44, 180],
      [15, 400],
    ]),
  ),
  laundry('hot water', 0.15, run(onWeek(0.97, 0.97), 630, 690, [[95, 740]], { unattended: true })),
  living('screens stand-by', -0.2, { kind: 'steady', watts: 35 }),
  living('light and screens', -0.1, {
    kind: 'steady',
    watts: 260,
    hours: home,
    rest: { weekdays: [0, 6], hours: weekend },
    winter: 0.2,
    whenAway: 0.1,
  }),
  living('air conditioning', 0.15, {
    kind: 'climate',
    heatBelowC: 13,
    coolAboveC: 25,
    wattsPerDegree: 190,
    maxW: 2200,
    hours: home,
  }),
  charger('car in the evening', 0.03, run(onWeek(0.12, 0.05), 1110, 1320, [[70, 9_600]])),
  charger('car at noon', 0.03, run(onWeek(0.05, 0.3), 600, 720, [[75, 9_600]])),
  charger('charger stand-by', -0.5, { kind: 'steady', watts: 9 }),
];

const phases = [0, 1, 2];

/** A house in Sydney with panels facing north. */
export const solarHouse: SiteProfile = {
  zone: 'Australia/Sydney',
  latitude: -33.79,
  longitude: 151.18,
  climate: { meanC: 18, seasonC: 5.5, dailyC: 4.5, warmestDay: 25, cloudiness: 0.48 },
  mains: { phases: 3, voltageV: 230, frequencyHz: 50, lineOhm: 0.18 },
  loads,
  solar: { peakW: 6_600, inverterW: 6_000, tilt: 24, bearing: 8 },
  battery: null,
  awayShare: 0.06,
  meters: [
    { name: 'Grid', useType: 1, measures: 'grid', phases, dialect: 'threePhase', net: true, reactive: false },
    {
      name: 'Solar',
      useType: 2,
      measures: 'solar',
      phases,
      dialect: 'threePhase',
      net: false,
      reactive: false,
    },
    {
      name: 'Car charger',
      useType: 3,
      measures: 'car',
      phases,
      dialect: 'threePhase',
      net: false,
      reactive: false,
    },
  ],
};
