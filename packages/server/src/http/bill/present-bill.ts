// Bills as the contract has them: kWh and the currency's units instead of mWh, millionths and minor units.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';
import { type Bill, type BillLine, minorDigits, mwhPerKwh, type Statement } from '@ohmstead/domain';
import { netOf, totalIn, unitsIn } from '../../bills/amounts.ts';
import type { ReportedBill } from '../../bills/bill-report.ts';

const microsPerUnit = 1_000_000;
const milliwattsPerKw = 1_000_000;
const mostSpans = 100;

export const presentReport = ({ bill, bills, isOpen, billed }: ReportedBill): BillReport => {
  const { currency } = bill;
  return {
    from: bill.fromDate,
    to: bill.toDate,
    currency,
    minorDigits: minorDigits(currency),
    ...presentStatement(bill.cost, currency),
    net: netOf(bill),
    income: presentStatement(bill.income, currency),
    saving: presentStatement(bill.saving, currency),
    demand: bill.demand && {
      at: new Date(bill.demand.atMs).toISOString(),
      kW: bill.demand.milliwatts / milliwattsPerKw,
    },
    periods: bills.map(presentPeriod),
    isOpen,
    tariffNames: Object.fromEntries(billed.versions.map(({ id, name }) => [id, name])),
  };
};

const presentPeriod = ({ fromDate, toDate, currency, cost, income, saving }: Bill) => {
  const total = totalIn(currency);
  return {
    from: fromDate,
    to: toDate,
    total: total(cost),
    income: total(income),
    saving: total(saving),
    missing: cost.coverage.missing,
  };
};

const presentStatement = (statement: Statement, currency: string) => ({
  lines: statement.lines.map((line) => presentLine(line, currency)),
  total: totalIn(currency)(statement),
  coverage: statement.coverage,
  unpriced: statement.unpriced.slice(0, mostSpans).map(({ reason, fromMs, toMs, energyMwh }) => ({
    reason,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    kWh: energyMwh / mwhPerKwh,
  })),
});

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
