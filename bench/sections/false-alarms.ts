// How often people are notified of something unusual where nothing is, and whether they are notified of faults: two years of the
// demo's kinds of sites, and of a real household where its file is there.
import { profileNames } from '@ohmstead/meter';
import { drawsOf } from '../alerts/draws.ts';
import { householdFile } from '../alerts/household-file.ts';
import { judgedSite } from '../alerts/judged-day.ts';
import { type NotifiedDay, type NotifiedKind, notifiedDays } from '../alerts/notified-days.ts';
import {
  type FaultKind,
  faultKinds,
  isPossible,
  type PlantedFault,
  planted,
} from '../alerts/planted-fault.ts';
import type { RawSite } from '../alerts/raw-day.ts';
import { virtualDays } from '../alerts/virtual-days.ts';
import { atLeast, atMost, type Result } from '../result.ts';
import type { Section } from '../section.ts';

const from = '2024-01-01';
const days = 731;
const seeds = [31, 32];
const faultsEach = 10;
const daysPerMonth = 365.25 / 12;
/** What is learned from comes first. */
const learnedDays = 90;
/** A fault is to be found by the second whole day after it began. */
const foundWithin = 2;

const notifiedKinds = [
  'unusualConsumption',
  'baseLoadRisen',
  'noYield',
  'frozenPhase',
] as const satisfies NotifiedKind[];

const falseAlarms = (site: RawSite): Result[] => {
  const notified = notifiedDays(judgedSite(site));
  const months = site.days.length / daysPerMonth;
  return notifiedKinds.flatMap((kind) => {
    const perMonth = notified.filter((one) => one.kind === kind).length / months;
    const what = `${site.name}, no fault: ${kind} a month`;
    const line = { what, value: perMonth.toFixed(2) };
    if (kind === 'unusualConsumption') return [{ ...line, target: { text: '< 1', isMet: perMonth < 1 } }];
    return perMonth === 0 ? [] : [{ ...line, target: atMost(perMonth, 1, '') }];
  });
};

const faultsOf = (kind: FaultKind, { days: known }: RawSite, seed: number): PlantedFault[] => {
  const draw = drawsOf(seed);
  return Array.from({ length: faultsEach }, () => {
    const place = learnedDays + Math.floor(draw.even() * (known.length - learnedDays - foundWithin - 1));
    return { kind, dayNumber: known[place]?.dayNumber ?? 0, share: draw.even(), draw: draw.even() };
  });
};

/** What people are notified of anyway does not count. */
const isFound = (site: RawSite, fault: PlantedFault, before: readonly NotifiedDay[]): boolean => {
  const lately = site.days.filter(
    ({ dayNumber }) =>
      dayNumber <= fault.dayNumber + foundWithin && dayNumber >= fault.dayNumber - learnedDays,
  );
  const isOld = (one: NotifiedDay) =>
    before.some(({ kind, dayNumber }) => kind === one.kind && dayNumber === one.dayNumber);
  return notifiedDays(judgedSite(planted({ ...site, days: lately }, fault))).some(
    (one) => one.dayNumber >= fault.dayNumber && !isOld(one),
  );
};

type Tried = { readonly kind: FaultKind; readonly found: number; readonly of: number };

const foundFaults = (site: RawSite, seed: number): Tried[] => {
  const before = notifiedDays(judgedSite(site));
  return faultKinds.flatMap((kind) => {
    if (!isPossible(kind, site)) return [];
    const faults = faultsOf(kind, site, seed);
    return [
      { kind, found: faults.filter((fault) => isFound(site, fault, before)).length, of: faults.length },
    ];
  });
};

const foundResults = (tried: readonly Tried[]): Result[] => {
  const sum = (some: readonly Tried[], key: 'found' | 'of') =>
    some.reduce((total, one) => total + one[key], 0);
  const found = sum(tried, 'found');
  const all = sum(tried, 'of');
  const ofKinds = faultKinds.map((kind) => {
    const some = tried.filter((one) => one.kind === kind);
    return {
      what: `planted faults found within two days: ${kind}`,
      value: `${sum(some, 'found')} of ${sum(some, 'of')}`,
    };
  });
  const share = (10 * found) / all;
  const what = 'planted faults found within two days, of ten';
  return [...ofKinds, { what, value: share.toFixed(1), target: atLeast(share, 9, ' of 10') }];
};

const run = async (): Promise<readonly Result[]> => {
  const file = process.env.HOUSEHOLD_FILE;
  const virtual = profileNames.flatMap((name) =>
    seeds.map((seed) => virtualDays(name, { from, days, seed })),
  );
  const real = file ? [await householdFile(file)] : [];
  const skipped = file ? [] : [{ what: 'UCI household (HOUSEHOLD_FILE)', value: 'skipped' }];
  const sites = [...virtual, ...real];
  return [
    ...sites.flatMap(falseAlarms),
    ...skipped,
    ...foundResults(sites.flatMap((site, index) => foundFaults(site, 100 + index))),
  ];
};

export const falseAlarmsSection: Section = {
  name: 'false-alarms',
  title: 'Unusual days and faults on two years of the demo’s kinds of sites, with synthetic weather',
  isOnlyByName: true,
  run,
};
