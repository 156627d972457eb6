// A stored bill as people read it: kWh, kW and the currency's units instead of mWh, mW and minor units.
import { type Bill, mwhPerKwh, type Statement } from '@ohmstead/domain';
import { totalIn } from '../bills/amounts.ts';
import { presentLine } from '../bills/present-line.ts';

const milliwattsPerKw = 1_000_000;

export const billInUnits = ({ currency, demand, ...bill }: Bill) => ({
  currency,
  cost: statementInUnits(bill.cost, currency),
  income: statementInUnits(bill.income, currency),
  saving: statementInUnits(bill.saving, currency),
  demand: demand && { at: new Date(demand.atMs).toISOString(), kW: demand.milliwatts / milliwattsPerKw },
});

const statementInUnits = (statement: Statement, currency: string) => ({
  lines: statement.lines.map((line) => presentLine(line, currency)),
  total: totalIn(currency)(statement),
  coverage: statement.coverage,
  unpriced: statement.unpriced.map(({ reason, fromMs, toMs, energyMwh }) => ({
    reason,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    kWh: energyMwh / mwhPerKwh,
  })),
});
