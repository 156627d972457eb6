// The limits beyond which a site's owner calls data abnormal. They are shares of what a meter is rated for, so that they hold for the
// large meter and the small one; what a meter is not rated for is not judged.

export const alertParameterNames = [
  'gapMinutes',
  'offlineMinutes',
  /** Percent of the rated voltage. */
  'overVoltagePercent',
  'underVoltagePercent',
  /** Percent of the rated current, per phase. */
  'overCurrentPercent',
  /** Percent of the rated power, all phases together. */
  'overPowerPercent',
  /** 0–1; judged only above a tenth of the rated power, since idle devices have a low one. */
  'lowPowerFactor',
  /** Robust deviations from the own days before. */
  'unusualScore',
] as const;
export type AlertParameters = Readonly<Record<(typeof alertParameterNames)[number], number>>;

/** Whoever sends once in a few minutes is not offline in between. */
export const leastOfflineMinutes = 5;

/** EN 50160 allows the voltage to differ by 10 %; a gap is as long as a gap in the ledger. */
export const defaultAlertParameters: AlertParameters = {
  gapMinutes: 30,
  offlineMinutes: 30,
  overVoltagePercent: 110,
  underVoltagePercent: 90,
  overCurrentPercent: 100,
  overPowerPercent: 100,
  lowPowerFactor: 0.8,
  unusualScore: 4,
};

export type MeterRating = {
  readonly powerW: number | null;
  readonly currentA: number | null;
  readonly voltageV: number | null;
};

/** A limit that is null is not judged. */
export type AlertLimits = {
  readonly overVoltageV: number | null;
  readonly underVoltageV: number | null;
  readonly overCurrentA: number | null;
  readonly overPowerW: number | null;
  readonly lowPowerFactor: number | null;
  /** Power of a phase below which its power factor is not judged. */
  readonly idlePowerW: number;
};

const percent = 100;
const idleShare = 0.1;
const idleUnratedW = 200;

export const alertLimits = (
  parameters: AlertParameters,
  rating: MeterRating,
  phases: number,
): AlertLimits => {
  const of = (rated: number | null, share: number) => (rated === null ? null : (rated * share) / percent);
  return {
    overVoltageV: of(rating.voltageV, parameters.overVoltagePercent),
    underVoltageV: of(rating.voltageV, parameters.underVoltagePercent),
    overCurrentA: of(rating.currentA, parameters.overCurrentPercent),
    overPowerW: of(rating.powerW, parameters.overPowerPercent),
    lowPowerFactor: parameters.lowPowerFactor,
    idlePowerW: rating.powerW === null ? idleUnratedW : (idleShare * rating.powerW) / Math.max(1, phases),
  };
};

/** The usual voltages between a phase and neutral. */
const nominalVoltages = [100, 110, 120, 127, 220, 230, 240, 277];

/** The rated voltage of a meter for which nobody has entered it: the network voltage nearest to its readings. */
export const nominalVoltage = (readV: number | null): number | null => {
  if (readV === null || readV <= 0) return null;
  const nearest = nominalVoltages.reduce((best, voltage) =>
    Math.abs(voltage - readV) < Math.abs(best - readV) ? voltage : best,
  );
  return Math.abs(nearest - readV) > nearest / 4 ? null : nearest;
};
