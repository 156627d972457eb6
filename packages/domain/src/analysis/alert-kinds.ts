/** What abnormal data is searched for. */
export const alertKinds = [
  /** Silent between two readings. */
  'gap',
  /** Silent since its last reading. */
  'offline',
  'overVoltage',
  'underVoltage',
  'overCurrent',
  'overPower',
  'lowPowerFactor',
  /** A day unlike the own days before it. */
  'unusualConsumption',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Those a single reading shows. */
export const breachKinds = [
  'overVoltage',
  'underVoltage',
  'overCurrent',
  'overPower',
  'lowPowerFactor',
] as const satisfies readonly AlertKind[];
export type BreachKind = (typeof breachKinds)[number];
