// How each kind of line is priced and rounded.
import { mwhPerKwh } from '../counter/registers.ts';
import type { FixedCharge } from '../tariff/charge.ts';
import { minorUnits, roundedRatio } from '../tariff/money.ts';
import { type BillLine, type BillLineKind, type Demand, isTakenOff } from './bill.ts';
import type { BillInput } from './bill-input.ts';
import type { PeriodPart } from './period-part.ts';
import type { Tally } from './tally.ts';

/** Where a line stands: the part of the period, how many days the whole period has, and the currency. */
export type LinePlace = { readonly part: PeriodPart; readonly periodDays: number; readonly currency: string };

export const placeIn = (
  { period, currency }: Pick<BillInput, 'period' | 'currency'>,
  part: PeriodPart,
): LinePlace => ({
  part,
  periodDays: period.days,
  currency,
});

/** Every line is a copy of this one: engines copy objects of one shape far faster. */
const blank: BillLine = {
  kind: 'energy',
  name: null,
  band: null,
  season: null,
  tier: null,
  energyMwh: null,
  demandMilliwatts: null,
  priceMicros: null,
  averaged: false,
  ratePpm: null,
  baseAmount: null,
  days: 0,
  amount: 0,
  versionId: null,
  fromDate: '',
  toDate: '',
};

const placed = ({ part }: LinePlace): BillLine => ({
  ...blank,
  days: part.days,
  versionId: part.version?.id ?? null,
  fromDate: part.fromDate,
  toDate: part.toDate,
});

/** A line for each tally with energy in it. */
export const energyLines = (kind: BillLineKind, tallies: readonly Tally[], place: LinePlace): BillLine[] => {
  const common = { ...placed(place), kind };
  return tallies
    .filter(({ energyMwh, value }) => energyMwh !== 0 || value !== 0n)
    .map(({ band, season, tier, energyMwh, value, priceMicros }) => ({
      ...common,
      band,
      season,
      tier,
      energyMwh,
      priceMicros: priceMicros ?? averagePrice(value, energyMwh),
      averaged: priceMicros === null,
      amount: minorUnits(isTakenOff(kind) ? -value : value, BigInt(mwhPerKwh), place.currency),
    }));
};

const averagePrice = (value: bigint, energyMwh: number): number | null =>
  energyMwh > 0 ? roundedRatio(value, BigInt(energyMwh)) : null;

export const fixedLine = (charge: FixedCharge, place: LinePlace): BillLine => {
  const per = charge.per === 'month' ? place.periodDays : 1;
  return {
    ...placed(place),
    kind: 'fixed',
    name: charge.name,
    priceMicros: charge.amountMicros,
    amount: minorUnits(BigInt(charge.amountMicros) * BigInt(place.part.days), BigInt(per), place.currency),
  };
};

const milliwattsPerKw = 1_000_000;

export const demandLine = ({ milliwatts }: Demand, priceMicros: number, place: LinePlace): BillLine => ({
  ...placed(place),
  kind: 'demand',
  demandMilliwatts: milliwatts,
  priceMicros,
  amount: minorUnits(
    BigInt(milliwatts) * BigInt(priceMicros) * BigInt(place.part.days),
    BigInt(milliwattsPerKw) * BigInt(place.periodDays),
    place.currency,
  ),
});

type TaxOn = { readonly name: string; readonly ratePpm: number; readonly baseAmount: number };
type TaxSpan = Pick<BillLine, 'days' | 'versionId' | 'fromDate' | 'toDate'>;

export const taxLine = ({ name, ratePpm, baseAmount }: TaxOn, span: TaxSpan): BillLine => ({
  ...blank,
  ...span,
  kind: 'tax',
  name,
  ratePpm,
  baseAmount,
  amount: roundedRatio(BigInt(baseAmount) * BigInt(ratePpm), 1_000_000n),
});
