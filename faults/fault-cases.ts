// What there is to run: all of it, and the few minutes of it that `npm test` runs.
import type { FaultCase } from './fault-case.ts';
import { clusterKillCase } from './sections/cluster-kills.ts';
import { diskControls } from './sections/disk-controls.ts';
import { killCase } from './sections/kills.ts';
import { postgresKillCase, serverKillCase } from './sections/postgres-kills.ts';
import { embeddedCutCase, postgresCutCase } from './sections/power-cuts.ts';
import { clockCase } from './sections/stepping-clocks.ts';

const times = (count: number, make: (place: number) => FaultCase): FaultCase[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const clusterUrl = process.env.CITUS_URL;
/** None where no cluster is named. */
const onCluster = (count: number, kills: number): FaultCase[] =>
  clusterUrl ? times(count, (place) => clusterKillCase(clusterUrl, place, kills)) : [];

export const faultCases: readonly FaultCase[] = [
  ...times(7, (place) => killCase(place, 10)),
  ...times(3, (place) => postgresKillCase(place, 10)),
  ...times(10, (place) => serverKillCase(place, 10)),
  ...onCluster(3, 14),
  diskControls,
  ...times(2, (place) => embeddedCutCase(place, { rule: 'ext4', keepPercents: [0, 50, 90, 0] })),
  ...times(2, (place) => embeddedCutCase(place + 2, { rule: 'strict', keepPercents: [0, 50, 90, 0] })),
  postgresCutCase(1, { rule: 'ext4', keepPercents: [0, 90] }),
  postgresCutCase(2, { rule: 'strict', keepPercents: [0, 90] }),
  // Over the end of daylight saving time.
  clockCase({ name: 'month', fromMs: Date.UTC(2026, 9, 5), days: 31 }),
];

export const shortCases: readonly FaultCase[] = [
  killCase(1, 5),
  serverKillCase(1, 5),
  ...onCluster(1, 7),
  diskControls,
  embeddedCutCase(1, { rule: 'strict', keepPercents: [50, 0] }),
  // Over its beginning.
  clockCase({ name: 'weekend', fromMs: Date.UTC(2026, 2, 28), days: 2 }),
];
