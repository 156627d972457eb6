// What people can be notified of: each kind with whom it concerns, what it is measured in and whether it is on at first.

export type IncidentScope = 'meter' | 'site';

/** Money is an amount of the site's currency. */
export type IncidentUnit = 'minutes' | 'W' | 'V' | 'A' | 'kWh' | 'price' | 'percent' | 'score';

export type IncidentUrgency = 'urgent' | 'normal';

type KindEntry = {
  readonly scope: IncidentScope;
  readonly unit: IncidentUnit;
  /** Whether values above or below the limit are an incident; `fact`: there is no limit. */
  readonly side: 'above' | 'below' | 'fact';
  readonly urgency: IncidentUrgency;
  /** Only what says that the measurement itself has failed is on without being asked for. */
  readonly isOnAtFirst: boolean;
  /** Something of the device, its data or its installation is wrong. */
  readonly isFault: boolean;
};

const of = (
  scope: IncidentScope,
  unit: IncidentUnit,
  side: KindEntry['side'],
  more: Partial<KindEntry> = {},
): KindEntry => ({ scope, unit, side, urgency: 'normal', isOnAtFirst: false, isFault: false, ...more });

const urgent = { urgency: 'urgent' } as const;
const fault = { isOnAtFirst: true, isFault: true } as const;

const entries = {
  /** Silent for longer than the limit; follows arrival. */
  offline: of('meter', 'minutes', 'above', { ...urgent, ...fault }),
  /** The power of all phases together. */
  overPower: of('meter', 'W', 'above', urgent),
  overVoltage: of('meter', 'V', 'above', urgent),
  underVoltage: of('meter', 'V', 'below', urgent),
  overCurrent: of('meter', 'A', 'above', urgent),
  /** A phase without voltage while another one has it. */
  phaseLoss: of('meter', 'V', 'below', { ...urgent, ...fault }),
  /** The readings of a phase have stood still for a day while those of another one went on. */
  phaseFrozen: of('meter', 'V', 'fact', fault),
  dayConsumption: of('site', 'kWh', 'above'),
  monthConsumption: of('site', 'kWh', 'above'),
  /** What the month will come to by its pace, in percent of its target. */
  budgetPace: of('site', 'percent', 'above'),
  /** A day unlike the own days before it, weather and calendar considered. */
  unusualConsumption: of('site', 'score', 'above'),
  /** No yield, or hardly any, on a sunny day. */
  noYield: of('site', 'kWh', 'below', fault),
  /** The load that is always on is higher than it was, in percent. */
  baseLoadRisen: of('site', 'percent', 'above'),
  /** The import of the running quarter-hour is about to exceed the limit. */
  demandNearLimit: of('site', 'W', 'above', urgent),
  priceBelow: of('site', 'price', 'below'),
  priceAbove: of('site', 'price', 'above'),
  /** A reset, rollover, dip, spike or jump of a counter was judged. */
  counterJudged: of('meter', 'kWh', 'fact', fault),
  /** The counters began again far from where they were: perhaps it is another device. */
  meterReplaced: of('meter', 'kWh', 'fact', fault),
} as const satisfies Record<string, KindEntry>;

export type IncidentKind = keyof typeof entries;

export const incidentKinds = Object.keys(entries) as [IncidentKind, ...IncidentKind[]];

export const incidentKind = (kind: IncidentKind): KindEntry => entries[kind];

/** They say what energy costs, so they are nothing for those who may not see that. */
export const priceKinds: readonly IncidentKind[] = incidentKinds.filter(
  (kind) => incidentKind(kind).unit === 'price',
);

export const faultKinds = incidentKinds.filter((kind) => incidentKind(kind).isFault);

/** Numbers that explain an incident beside its worst value and its limit. */
export const incidentFacts = [
  /** The usual value that the worst is compared with. */
  'usual',
  'usualLow',
  'usualHigh',
  /** What the period is expected to come to. */
  'expected',
  /** The month's target. */
  'target',
  /** What was measured so far. */
  'soFar',
  /** How much power has to be switched off to stay below the limit. */
  'toSwitchOff',
  /** Hours of sunshine, or of its radiation, that day. */
  'sunHours',
  /** The mean temperature outside, in °C. */
  'temperature',
  /** A counter before and after. */
  'before',
  'after',
] as const;
export type IncidentFact = (typeof incidentFacts)[number];

/** What happens to an incident, in this order; people are notified of each step. */
export const incidentSteps = ['began', 'recovered', 'corrected'] as const;
/** `corrected`: later readings showed that it was not so. */
export type IncidentStep = (typeof incidentSteps)[number];
