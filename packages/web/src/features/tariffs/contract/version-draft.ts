// Pure: a version of a tariff as it is typed, what of it is saved, and what is wrong with it by the tariff's own rules.

import type { ErrorCode, TariffBody } from '@ohmstead/contract';
import { type FixedCharge, type TariffVersion, type Tax, validateTariff } from '@ohmstead/domain';
import type { Checked, FieldErrors } from '../../../forms/check-form.ts';
import { addDays } from '../../../model/dates/calendar.ts';
import {
  type EnergyDraft,
  emptyEnergy,
  energyDraft,
  energyOfDraft,
  microsOf,
  textOfMicros,
} from './energy-draft.ts';

export type ChargeDraft = {
  readonly name: string;
  readonly per: FixedCharge['per'];
  readonly amount: string;
};
export type TaxDraft = { readonly name: string; readonly percent: string; readonly on: Tax['on'] };

export type VersionDraft = {
  readonly name: string;
  readonly validFrom: string;
  /** Empty: until the next version begins. */
  readonly lastDay: string;
  readonly buying: EnergyDraft;
  /** What was typed stays while exports are not paid. */
  readonly feedIn: EnergyDraft;
  readonly paysFeedIn: boolean;
  readonly fixedCharges: readonly ChargeDraft[];
  /** Empty: none. */
  readonly demand: string;
  readonly taxes: readonly TaxDraft[];
  readonly exportCredit: boolean;
};

/** A new tax is on all that has to be paid, as the tax of an invoice is. */
export const newTax: TaxDraft = { name: '', percent: '', on: ['energy', 'exportCredit', 'fixed', 'demand'] };

export const emptyVersion = (validFrom: string): VersionDraft => ({
  name: '',
  validFrom,
  lastDay: '',
  buying: emptyEnergy('standard'),
  feedIn: emptyEnergy('standard'),
  paysFeedIn: false,
  fixedCharges: [],
  demand: '',
  taxes: [],
  exportCredit: false,
});

/** Rates are kept in millionths: 19 % is 190 000 of them. */
const percentPerShare = 100;

export const versionDraft = (version: Omit<TariffVersion, 'id'>, lang: string): VersionDraft => ({
  name: version.name,
  validFrom: version.validFrom,
  lastDay: version.validTo === null ? '' : addDays(version.validTo, -1),
  buying: energyDraft(version.buying, lang),
  feedIn: version.feedIn ? energyDraft(version.feedIn, lang) : emptyEnergy('standard'),
  paysFeedIn: version.feedIn !== null,
  fixedCharges: version.fixedCharges.map(({ name, per, amountMicros }) => ({
    name,
    per,
    amount: textOfMicros(amountMicros, lang),
  })),
  demand: version.demandCharge ? textOfMicros(version.demandCharge.priceMicrosPerKw, lang) : '',
  taxes: version.taxes.map(({ name, ratePpm, on }) => ({
    name,
    percent: textOfMicros(ratePpm * percentPerShare, lang),
    on,
  })),
  exportCredit: version.exportCredit,
});

/** 0 is a new version. */
export const bodyOfVersion = (id: number, draft: VersionDraft): TariffBody =>
  structuredClone({
    id,
    name: draft.name.trim(),
    validFrom: draft.validFrom,
    validTo: draft.lastDay === '' ? null : addDays(draft.lastDay, 1),
    buying: energyOfDraft(draft.buying),
    feedIn: draft.paysFeedIn ? energyOfDraft(draft.feedIn) : null,
    fixedCharges: draft.fixedCharges.map(({ name, per, amount }) => ({
      name: name.trim(),
      per,
      amountMicros: microsOf(amount),
    })),
    demandCharge: draft.demand.trim() === '' ? null : { priceMicrosPerKw: microsOf(draft.demand) },
    taxes: draft.taxes.map(({ name, percent, on }) => ({
      name: name.trim(),
      ratePpm: Math.round(microsOf(percent) / percentPerShare),
      on,
    })),
    exportCredit: draft.exportCredit,
    // A copy of the read-only lists of the draft, which the body's type has writable.
  }) as TariffBody;

/** The errors stand by the path of what is wrong, such as `buying.prices.peak`. */
export const versionErrors = (body: TariffBody): FieldErrors => {
  const errors: Record<string, ErrorCode> = {};
  for (const { code, path } of validateTariff({ ...body, id: String(body.id) }))
    errors[path.join('.')] ??= code;
  return errors;
};

export const checkVersion = (body: TariffBody): Checked<TariffBody> => {
  const errors = versionErrors(body);
  return Object.keys(errors).length === 0 ? { kind: 'valid', value: body } : { kind: 'invalid', errors };
};
