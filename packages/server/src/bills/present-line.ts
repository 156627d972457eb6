// A line of a bill in kWh and the currency's units instead of mWh, millionths and minor units.
import type { ReportedBillLine } from '@ohmstead/contract';
import { type BillLine, mwhPerKwh } from '@ohmstead/domain';
import { unitsIn } from './amounts.ts';

const microsPerUnit = 1_000_000;
const milliwattsPerKw = 1_000_000;

export const presentLine = (line: BillLine, currency: string): ReportedBillLine => {
  const units = unitsIn(currency);
  return {
    kind: line.kind,
    name: line.name,
    band: line.band,
    season: line.season,
    tier: line.tier,
    kWh: over(line.energyMwh, mwhPerKwh),
    demandKw: over(line.demandMilliwatts, milliwattsPerKw),
    price: over(line.priceMicros, microsPerUnit),
    averaged: line.averaged,
    rate: over(line.ratePpm, microsPerUnit),
    base: line.baseAmount === null ? null : units(line.baseAmount),
    days: line.days,
    amount: units(line.amount),
    tariffVersion: line.versionId,
    from: line.fromDate,
    to: line.toDate,
  };
};

const over = (value: number | null, divisor: number): number | null =>
  value === null ? null : value / divisor;
