import { onCircuit, run } from '../load/build-load.ts';
import type { SiteProfile } from '../site/site-profile.ts';

const daily = Array.from({ length: 7 }, () => 1);
const dryMonths = [1, 2, 3, 7, 8, 9, 10];

const family = [
  0.2, 0.15, 0.15, 0.15, 0.3, 0.6, 0.8, 0.6, 0.4, 0.35, 0.35, 0.4, 0.5, 0.4, 0.35, 0.35, 0.45, 0.6, 0.9, 1, 1,
  0.8, 0.5, 0.3,
];
const workshopHours = [
  0, 0, 0, 0, 0, 0.1, 0.5, 0.9, 1, 1, 0.9, 0.8, 0.4, 0.8, 1, 0.9, 0.6, 0.2, 0, 0, 0, 0, 0, 0,
];
const lightHours = [
  0.3, 0.3, 0.3, 0.3, 0.7, 1, 0.6, 0.1, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.3, 0.7, 1, 0.8, 0.5, 0.3, 0.3, 0.3,
];

const parlour = onCircuit('milking parlour', 'all');
const store = onCircuit('cold store', 'all');
const pump = onCircuit('water pump', 'all');
const house = onCircuit('farm house', 1);
const yard = onCircuit('yard', 2);
const workshop = onCircuit('yard', 0);

const milking = [
  [10, 2_400],
  [110, 6_200],
  [25, 3_800],
] as const;

const loads = [
  parlour('morning milking', 0.2, run(daily, 285, 300, milking, { unattended: true })),
  parlour('evening milking', 0.2, run(daily, 945, 960, milking, { unattended: true })),
  parlour('milk tank', 0.25, {
    kind: 'cycling',
    watts: 2_300,
    onMinutes: 11,
    offMinutes: 25,
    perDegree: 0.02,
  }),
  parlour('parlour stand-by', 0.1, { kind: 'steady', watts: 140 }),
  store('compressors', 0.25, {
    kind: 'cycling',
    watts: 4_600,
    onMinutes: 16,
    offMinutes: 21,
    perDegree: 0.025,
  }),
  store('fans', 0.2, { kind: 'steady', watts: 420 }),
  pump('irrigation', 0.2, run(daily, 375, 420, [[200, 7_400]], { months: dryMonths, unattended: true })),
  pump('tank filling', 0.2, run(daily, 760, 800, [[55, 7_200]], { unattended: true })),
  pump('pump control', 0.1, { kind: 'steady', watts: 24 }),
  house('house stand-by', -0.2, { kind: 'steady', watts: 90 }),
  house('fridges', 0.45, { kind: 'cycling', watts: 150, onMinutes: 18, offMinutes: 20, perDegree: 0.015 }),
  house('light and screens', -0.1, { kind: 'steady', watts: 380, hours: family }),
  house('kettle', 0, run([0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9], 330, 400, [[5, 2_100]])),
  house(
    'cooker',
    0.02,
    run([0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8], 1_080, 1_150, [
      [10, 2_200],
      [30, 1_100],
    ]),
  ),
  house(
    'washing machine',
    0.3,
    run([0.2, 0.7, 0.5, 0.7, 0.5, 0.6, 0.5], 500, 720, [
      [14, 2_000],
      [40, 170],
      [16, 380],
    ]),
  ),
  yard('barn light', -0.1, { kind: 'steady', watts: 900, hours: lightHours }),
  yard('fences and cameras', -0.2, { kind: 'steady', watts: 160 }),
  workshop('workshop', 0.1, {
    kind: 'steady',
    watts: 950,
    hours: workshopHours,
    rest: { weekdays: [0], hours: [0] },
  }),
  workshop('feed mill', 0.1, run([0, 0.7, 0.3, 0.7, 0.3, 0.7, 0.2], 540, 640, [[50, 3_900]])),
];

const phases = [0, 1, 2];
const meter = { phases, dialect: 'threePhase', net: false, reactive: false } as const;

/** A dairy farm near Naivasha: cows milked twice a day, water pumped, much sun. */
export const farm: SiteProfile = {
  zone: 'Africa/Nairobi',
  latitude: -0.66,
  longitude: 36.43,
  climate: { meanC: 18, seasonC: 1.5, dailyC: 6, warmestDay: 60, cloudiness: 0.45 },
  mains: { phases: 3, voltageV: 240, frequencyHz: 50, lineOhm: 0.12 },
  loads,
  solar: { peakW: 24_000, inverterW: 22_000, tilt: 8, bearing: 0 },
  battery: null,
  awayShare: 0,
  meters: [
    { ...meter, name: 'Grid', useType: 1, measures: 'grid', reactive: true },
    { ...meter, name: 'Barn roof', useType: 2, measures: 'solar' },
    { ...meter, name: 'Milking parlour', useType: 3, measures: 'milking parlour' },
    { ...meter, name: 'Cold store', useType: 3, measures: 'cold store' },
    { ...meter, name: 'Water pump', useType: 3, measures: 'water pump' },
    {
      ...meter,
      name: 'Farm house',
      useType: 3,
      measures: 'farm house',
      phases: [1],
      dialect: 'singlePhaseOld',
    },
  ],
};
