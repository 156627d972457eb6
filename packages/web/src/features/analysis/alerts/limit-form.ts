// Pure: the site's limits as they stand in the form, and back.
import type { AlertLimitsOfSite } from '@ohmstead/contract';
import { type AlertKind, type AlertParameters, alertParameterNames, recordOf } from '@ohmstead/domain';
import { readDecimal, writeDecimal } from '../../../forms/decimal.ts';

export type LimitTexts = Readonly<Record<keyof AlertParameters, string>>;

export const limitTexts = (parameters: AlertLimitsOfSite['parameters'], lang: string): LimitTexts =>
  recordOf(alertParameterNames, (name) => writeDecimal(parameters[name], lang));

export type TypedLimits = { readonly [Name in keyof AlertParameters]?: number | null };

/** The limits of the kinds looked for. Nothing typed is the usual limit again. */
export const typedLimits = (texts: LimitTexts, kinds: readonly AlertKind[]): TypedLimits =>
  Object.fromEntries(limitsOfKinds(kinds).map((name) => [name, readDecimal(texts[name])]));

export const limitsOfKinds = (kinds: readonly AlertKind[]): (keyof AlertParameters)[] =>
  alertParameterNames.filter((name) => kinds.includes(kindOfLimit[name]));

/** What has to be saved; null where all is as it was. */
export const changedLimits = (
  typed: TypedLimits,
  { parameters, defaults }: AlertLimitsOfSite,
): TypedLimits | null => {
  const changed = alertParameterNames.filter(
    (name) => typed[name] !== undefined && (typed[name] ?? defaults[name]) !== parameters[name],
  );
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, typed[name]]));
};

const kindOfLimit: Record<keyof AlertParameters, AlertKind> = {
  gapMinutes: 'gap',
  offlineMinutes: 'offline',
  overVoltagePercent: 'overVoltage',
  underVoltagePercent: 'underVoltage',
  overCurrentPercent: 'overCurrent',
  overPowerPercent: 'overPower',
  lowPowerFactor: 'lowPowerFactor',
  unusualScore: 'unusualConsumption',
};
