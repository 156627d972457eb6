// Faults as they happen at sites, planted into the days of one. What they are was written down before any detector was tried on
// them, and is not to be changed to suit one:
//   leak         something runs on from a moment on, day and night, with 40 to 120 % of the site's usual base load, 60 W at least
//   dead string  one of two strings of panels gives nothing from a moment on, so that half of the yield is missing
//   stuck phase  one phase of the grid meter shows the same values from a moment on, so that what flows on it is not counted any more
import type { RawDay, RawPhase, RawSite } from './raw-day.ts';

export const faultKinds = ['leak', 'deadString', 'stuckPhase'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type PlantedFault = {
  readonly kind: FaultKind;
  readonly dayNumber: number;
  /** The share of that day that is over when it begins. */
  readonly share: number;
  /** 0–1: how strong it is, and which phase it is in. */
  readonly draw: number;
};

export const isPossible = (kind: FaultKind, { days }: RawSite): boolean => {
  if (kind === 'deadString') return days.some(({ yieldMwh }) => (yieldMwh ?? 0) > 0);
  return kind === 'leak' || (days[0]?.phases.length ?? 0) > 1;
};

export const planted = (site: RawSite, fault: PlantedFault): RawSite => {
  const change = changeOf(site, fault);
  return { ...site, days: site.days.map((day) => change(day, elapsedShare(day, fault))) };
};

/** The share of the day in which the fault is there. */
const elapsedShare = ({ dayNumber }: RawDay, fault: PlantedFault): number => {
  if (dayNumber < fault.dayNumber) return 0;
  return dayNumber === fault.dayNumber ? 1 - fault.share : 1;
};

type Change = (day: RawDay, faulty: number) => RawDay;

const changeOf = (site: RawSite, { kind, draw, dayNumber }: PlantedFault): Change => {
  if (kind === 'leak') return leak(Math.max(60, (0.4 + 0.8 * draw) * baseLoadBefore(site, dayNumber)));
  return kind === 'deadString' ? deadString : stuckPhase(draw);
};

const weeks = 28;

/** The mean of the lowest hours of four weeks. */
const baseLoadBefore = ({ days }: RawSite, dayNumber: number): number => {
  const before = days.filter((day) => day.dayNumber < dayNumber && day.dayNumber >= dayNumber - weeks);
  return before.reduce((sum, { hoursW }) => sum + Math.min(...hoursW), 0) / Math.max(1, before.length);
};

const leak =
  (watts: number): Change =>
  (day, faulty) => {
    const from = Math.round((1 - faulty) * day.hoursW.length);
    return { ...day, hoursW: day.hoursW.map((hour, index) => (index >= from ? hour + watts : hour)) };
  };

const deadString: Change = (day, faulty) => ({
  ...day,
  yieldMwh: day.yieldMwh === null ? null : Math.round(day.yieldMwh * (1 - faulty / 2)),
});

const stuckPhase =
  (draw: number): Change =>
  (day, faulty) => {
    if (faulty === 0) return day;
    const phase = Math.floor(draw * day.phases.length);
    const lost = day.phases[phase]?.share ?? 0;
    const from = Math.round((1 - faulty) * day.hoursW.length);
    return {
      ...day,
      hoursW: day.hoursW.map((watts, hour) => (hour >= from ? watts * (1 - lost) : watts)),
      phases: day.phases.map((one, index) => (index === phase ? stuck(one, 1 - faulty) : one)),
    };
  };

const stuck = ({ share, volts, watts }: RawPhase, from: number): RawPhase => {
  const held = (values: readonly number[]) => {
    const place = Math.floor(from * values.length);
    return values.map((value, index) => (index < place ? value : (values[place] ?? value)));
  };
  return { share, volts: held(volts), watts: held(watts) };
};
