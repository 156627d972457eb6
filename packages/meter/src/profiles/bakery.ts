import { onCircuit, run } from '../load/build-load.ts';
import type { SiteProfile } from '../site/site-profile.ts';

// The bakery works from three in the morning until the shop closes at six; it is closed on Mondays.
const openHours = [
  0.08, 0.08, 0.1, 0.5, 0.7, 0.8, 0.9, 1, 1, 1, 1, 1, 1, 1, 0.95, 0.9, 0.85, 0.7, 0.35, 0.12, 0.08, 0.08,
  0.08, 0.08,
];
const closedHours = [0.08];
const rest = { weekdays: [1], hours: closedHours };
const openDays = [1, 0, 1, 1, 1, 1, 1];

const bakehouse = onCircuit('bakehouse', 'all');
const shop = onCircuit('shop', 0);
const cooling = onCircuit('cooling', 1);
const office = onCircuit('office', 2);

const loads = [
  bakehouse(
    'deck oven',
    0,
    run(openDays, 190, 215, [
      [30, 9_500],
      [150, 4_600],
      [60, 2_600],
    ]),
  ),
  bakehouse(
    'second baking',
    0,
    run([0.9, 0, 0.5, 0.5, 0.5, 0.8, 1], 560, 620, [
      [20, 8_800],
      [70, 4_000],
    ]),
  ),
  bakehouse(
    'mixers',
    0.2,
    run(openDays, 170, 190, [
      [25, 1_500],
      [20, 200],
      [30, 1_500],
      [40, 200],
      [25, 1_400],
    ]),
  ),
  bakehouse('stand-by', 0.1, { kind: 'steady', watts: 120 }),
  shop('light', -0.1, { kind: 'steady', watts: 780, hours: openHours, rest, winter: 0.12 }),
  shop('espresso machine', 0, { kind: 'steady', watts: 850, hours: openHours, rest }),
  shop('rush at the counter', 0, run(openDays, 430, 470, [[80, 900]])),
  cooling('cold room', 0.3, {
    kind: 'cycling',
    watts: 1_350,
    onMinutes: 12,
    offMinutes: 17,
    perDegree: 0.02,
  }),
  cooling('counters', 0.3, { kind: 'cycling', watts: 620, onMinutes: 9, offMinutes: 12, perDegree: 0.015 }),
  cooling('proofer', 0.2, run(openDays, 180, 200, [[190, 900]])),
  office('till and network', -0.2, { kind: 'steady', watts: 210, hours: openHours, rest }),
  office('air conditioning', 0.15, {
    kind: 'climate',
    heatBelowC: 12,
    coolAboveC: 23,
    wattsPerDegree: 210,
    maxW: 3_600,
    hours: openHours,
  }),
  office('dishwasher', 0.1, run(openDays, 1_000, 1_050, [[45, 2_400]])),
];

const phases = [0, 1, 2];
const meter = { phases, dialect: 'threePhase', net: false, reactive: false } as const;

/** A bakery with a café in Brooklyn: panels on a flat roof and a battery in the cellar. */
export const bakery: SiteProfile = {
  zone: 'America/New_York',
  latitude: 40.68,
  longitude: -73.98,
  climate: { meanC: 13, seasonC: 12, dailyC: 4, warmestDay: 203, cloudiness: 0.5 },
  mains: { phases: 3, voltageV: 120, frequencyHz: 60, lineOhm: 0.04 },
  loads,
  solar: { peakW: 19_000, inverterW: 17_000, tilt: 12, bearing: 195 },
  battery: { capacityWh: 26_000, maxW: 12_000, reserve: 0.1, efficiency: 0.96 },
  awayShare: 0,
  meters: [
    { ...meter, name: 'Grid', useType: 1, measures: 'grid' },
    { ...meter, name: 'Solar', useType: 2, measures: 'solar' },
    { ...meter, name: 'Battery', useType: 4, measures: 'battery' },
  ],
};
