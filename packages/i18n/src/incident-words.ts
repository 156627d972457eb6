// The words about an incident, the same on every screen and in every message.
import { type IncidentFact, type IncidentKind, type IncidentStep, incidentKind } from '@ohmstead/domain';
import { durationText } from './duration.ts';
import type { Formats } from './formats.ts';
import { incidentTexts } from './incident-texts.ts';
import type { LanguageCode } from './languages.ts';
import type { TextKey, TextParams } from './table.ts';

/** What messages and screens say of an incident. Times are ISO 8601; values are in the unit of the kind. */
export type NotifiedIncident = {
  readonly kind: IncidentKind;
  readonly siteName: string;
  /** Null for the site as a whole. */
  readonly meterName: string | null;
  readonly phase: number | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly limit: number | null;
  readonly worst: number | null;
  readonly facts: readonly { readonly fact: IncidentFact; readonly value: number }[];
};

/** How texts are found differs between the server, which has all, and a screen, which has those of its language. */
export type IncidentReader = {
  readonly lang: LanguageCode;
  readonly formats: Formats;
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly text: (key: TextKey, params?: TextParams) => string;
};

export type IncidentWords = { readonly title: string; readonly why: string; readonly todo: string | null };

export const incidentWords = (
  incident: NotifiedIncident,
  step: IncidentStep,
  reader: IncidentReader,
): IncidentWords => {
  const { text } = reader;
  const params = { kind: text(incidentTexts[incident.kind].name), place: placeOf(incident, text) };
  if (step === 'corrected')
    return {
      title: text('incident.titleCorrected', params),
      why: text('incident.why.corrected'),
      todo: null,
    };
  if (step === 'recovered')
    return { title: text('incident.titleRecovered', params), why: lastedOf(incident, reader), todo: null };
  const values = valuesOf(incident, reader);
  return {
    title: text('incident.title', params),
    why: text(whyKey(incident), values),
    todo: text(incidentTexts[incident.kind].todo, values),
  };
};

/** What is measured while it lasts is worded otherwise once it is over. */
const overTexts: Readonly<Partial<Record<IncidentKind, TextKey>>> = {
  offline: 'incident.was.offline',
  phaseLoss: 'incident.was.phaseLoss',
  dayConsumption: 'incident.was.dayConsumption',
  monthConsumption: 'incident.was.monthConsumption',
  budgetPace: 'incident.was.budgetPace',
  baseLoadRisen: 'incident.was.baseLoadRisen',
  demandNearLimit: 'incident.was.demandNearLimit',
  priceBelow: 'incident.was.priceBelow',
  priceAbove: 'incident.was.priceAbove',
};

const whyKey = ({ kind, endedAt, facts }: NotifiedIncident): TextKey => {
  // Whether the sun shone is not always known.
  if (kind === 'noYield' && facts.some(({ fact }) => fact === 'sunHours')) return 'incident.why.noYieldInSun';
  const over = endedAt === null ? undefined : overTexts[kind];
  return over ?? incidentTexts[kind].why;
};

const placeOf = ({ siteName, meterName, phase }: NotifiedIncident, text: IncidentReader['text']): string => {
  if (meterName === null) return siteName;
  if (phase === null) return text('incident.place', { meter: meterName, site: siteName });
  return text('incident.placeOfPhase', {
    meter: meterName,
    site: siteName,
    phase: 'ABC'[phase - 1] ?? phase,
  });
};

const lastedOf = (
  { startedAt, endedAt }: NotifiedIncident,
  { formats, timeZone, text }: IncidentReader,
): string => {
  const at = (iso: string) => formats.dateTime(Date.parse(iso), timeZone);
  return text('incident.why.recovered', { from: at(startedAt), to: at(endedAt ?? startedAt) });
};

const quarterHourMs = 900_000;

const valuesOf = (incident: NotifiedIncident, reader: IncidentReader): TextParams => {
  const { formats, timeZone } = reader;
  const value = (amount: number | null) => incidentAmount(amount, incident.kind, reader);
  const started = Date.parse(incident.startedAt);
  const endsAt = Math.floor(started / quarterHourMs) * quarterHourMs + quarterHourMs;
  const facts = incident.facts.map(({ fact, value: amount }) => [
    fact,
    factText(fact, amount, incident.kind, reader),
  ]);
  const toSwitchOff = incident.facts.find(({ fact }) => fact === 'toSwitchOff')?.value ?? null;
  return {
    worst: value(incident.worst),
    limit: value(incident.limit),
    since: formats.dateTime(started, timeZone),
    until: formats.time(endsAt, timeZone),
    power: formats.quantity(toSwitchOff === null ? null : toSwitchOff / 1000, 'kW'),
    ...missing,
    ...Object.fromEntries(facts),
  };
};

/** A text whose number is unknown says so. */
const missing = {
  expected: '-',
  target: '-',
  soFar: '-',
  usual: '-',
  usualLow: '-',
  usualHigh: '-',
  before: '-',
  after: '-',
};

const percentOf = 100;

/** A value, or a limit, in the unit of its kind. */
export const incidentAmount = (
  amount: number | null,
  kind: IncidentKind,
  { lang, formats, currency }: Pick<IncidentReader, 'lang' | 'formats' | 'currency'>,
): string => {
  const { unit } = incidentKind(kind);
  if (unit === 'minutes') return durationText(lang, amount ?? 0);
  if (unit === 'price') return formats.price(amount, currency);
  if (unit === 'percent') return formats.percent(amount === null ? null : amount / percentOf);
  if (unit === 'score') return formats.number(amount, 1);
  if (unit === 'W') return formats.quantity(amount === null ? null : amount / 1000, 'kW');
  return formats.quantity(amount, unit);
};

/** Facts of energy are kWh whatever the kind is measured in; those of a load that is always on are W. */
const factText = (
  fact: IncidentFact,
  amount: number,
  kind: IncidentKind,
  { formats }: IncidentReader,
): string => {
  if (fact === 'sunHours' || fact === 'temperature') return formats.number(amount, 1);
  if (fact === 'toSwitchOff') return formats.quantity(amount / 1000, 'kW');
  return kind === 'baseLoadRisen' ? formats.quantity(amount, 'W', 0) : formats.quantity(amount, 'kWh');
};
