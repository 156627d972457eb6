/** The kinds of abnormal data. */
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

/** The kinds that a single reading can show. */
export const breachKinds = [
  'overVoltage',
  'underVoltage',
  'overCurrent',
  'overPower',
  'lowPowerFactor',
] as const satisfies readonly AlertKind[];
export type BreachKind = (typeof breachKinds)[number];
