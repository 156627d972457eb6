import { onCircuit, run } from '../load/build-load.ts';
import { onWeek } from '../load/run-use.ts';
import type { SiteProfile } from '../site/site-profile.ts';

const evening = [
  0.15, 0.06, 0.04, 0.04, 0.04, 0.08, 0.4, 0.7, 0.45, 0.25, 0.2, 0.2, 0.25, 0.25, 0.2, 0.25, 0.4, 0.7, 0.95,
  1, 1, 0.95, 0.7, 0.35,
];
const weekendDay = [
  0.3, 0.15, 0.06, 0.04, 0.04, 0.04, 0.08, 0.2, 0.45, 0.6, 0.5, 0.45, 0.5, 0.5, 0.45, 0.5, 0.6, 0.8, 0.95, 1,
  1, 0.95, 0.8, 0.5,
];

const load = onCircuit('flat', 0);

const loads = [
  load('stand-by', -0.2, { kind: 'steady', watts: 92 }),
  load('fridge', 0.45, { kind: 'cycling', watts: 82, onMinutes: 17, offMinutes: 26, perDegree: 0.015 }),
  load('light and screens', -0.1, {
    kind: 'steady',
    watts: 270,
    hours: evening,
    rest: { weekdays: [0, 6], hours: weekendDay },
    winter: 0.3,
    whenAway: 0.1,
  }),
  load('kettle', 0, run(onWeek(0.95, 0.9), 380, 480, [[4, 2050]])),
  load('tea', 0, run(onWeek(0.5, 0.7), 900, 1080, [[3, 2050]])),
  load(
    'hob',
    0.02,
    run(onWeek(0.72, 0.85), 1080, 1200, [
      [6, 1950],
      [14, 1050],
      [9, 520],
    ]),
  ),
  load(
    'oven',
    0,
    run(onWeek(0.15, 0.5), 1050, 1170, [
      [9, 2350],
      [32, 880],
    ]),
  ),
  load(
    'washing machine',
    0.3,
    run(onWeek(0.3, 0.55), 560, 1150, [
      [14, 2020],
      [42, 170],
      [16, 380],
    ]),
  ),
  load(
    'dishwasher',
    0.1,
    run(onWeek(0.5, 0.6), 1200, 1330, [
      [11, 1880],
      [34, 75],
      [13, 1850],
      [22, 25],
    ]),
  ),
  load(
    'desk',
    -0.1,
    run(onWeek(0.55, 0.1), 500, 570, [
      [225, 105],
      [55, 45],
      [225, 105],
    ]),
  ),
  load('vacuum cleaner', 0.1, run(onWeek(0.1, 0.4), 600, 1080, [[16, 820]])),
];

/** Two people in a rented flat in Berlin: one meter, no panels. */
export const flat: SiteProfile = {
  zone: 'Europe/Berlin',
  latitude: 52.49,
  longitude: 13.42,
  climate: { meanC: 10, seasonC: 10, dailyC: 4, warmestDay: 203, cloudiness: 0.62 },
  mains: { phases: 1, voltageV: 230, frequencyHz: 50, lineOhm: 0.22 },
  loads,
  solar: null,
  battery: null,
  awayShare: 0.06,
  meters: [
    {
      name: 'Flat',
      useType: 1,
      measures: 'grid',
      phases: [0],
      dialect: 'singlePhase',
      net: false,
      reactive: false,
    },
  ],
};
