// Bills as the contract has them: kWh and the currency's units instead of mWh, millionths and minor units.
import type { BillReport } from '@ohmstead/contract';
import { type Bill, minorDigits, mwhPerKwh, type Statement } from '@ohmstead/domain';
import { netOf, totalIn } from '../../bills/amounts.ts';
import type { ReportedBill } from '../../bills/bill-report.ts';
import { presentLine } from '../../bills/present-line.ts';

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
