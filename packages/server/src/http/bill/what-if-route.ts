import { calls, type WhatIfBody } from '@ohmstead/contract';
import { amountDue, billTotals, mwhPerKwh, type SlotColumn, validateVersions } from '@ohmstead/domain';
import { totalIn, unitsIn } from '../../bills/amounts.ts';
import { findBilledSite } from '../../bills/billed-site.ts';
import { presentLine } from '../../bills/present-line.ts';
import { type Simulated, whatIf } from '../../bills/what-if.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Refusal, refuse } from '../../errors/outcome.ts';
import { whetherWhole } from '../../rollups/whether-whole.ts';
import { findSite } from '../../sites/site-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { refuseDates } from './invoice-routes.ts';

const mostDays = 400;

export const registerWhatIf = (server: Server, context: Context): void =>
  registerCall(server, calls.bill.whatIf, async ({ params, body, request }) => {
    const refusal = refuseDates(body, mostDays) ?? (body.tariff ? refuseTariff(body.tariff) : null);
    if (refusal) return refusal;
    const scope = scopeOf(context, request);
    const row = await findSite(scope.db, scope.accountId, params.id);
    if (!row) return refuse('wrong_id');
    const billed = await findBilledSite(scope, params.id);
    if (isRefused(billed)) return billed;
    const { made: outcome, isWhole } = await whetherWhole(scope, () => whatIf(scope, { billed, row }, body));
    if (isRefused(outcome)) return outcome;
    const { actual, simulated, solarBy } = outcome;
    const { currency } = billed;
    return {
      from: body.from,
      to: body.to,
      currency,
      solarBy,
      actual: figuresOf(actual),
      simulated: figuresOf(simulated),
      difference: isWhole ? differenceOf(simulated, actual) : null,
      coverage: simulated.bill.cost.coverage,
      lines: simulated.bill.cost.lines.map((line) => presentLine(line, currency)),
    };
  });

const refuseTariff = ({ id, ...tariff }: NonNullable<WhatIfBody['tariff']>): Refusal | null => {
  const problems = validateVersions([{ ...tariff, id: String(id) }]);
  if (problems.length === 0) return null;
  const fields = problems.map(({ code, path }) => ({ field: ['tariff', ...path.slice(1)].join('.'), code }));
  return refuse('validation', { fields });
};

const figuresOf = ({ slots, bill }: Simulated) => {
  const total = totalIn(bill.currency);
  return {
    importKwh: kwhOf(slots.imported),
    exportKwh: kwhOf(slots.exported),
    selfUseKwh: kwhOf(slots.selfUsed),
    cost: total(bill.cost),
    income: total(bill.income),
    saving: total(bill.saving),
  };
};

/** Null where nothing is known. */
const kwhOf = (column: SlotColumn): number | null => {
  const known = column.filter((energy) => energy !== null);
  return known.length === 0 ? null : known.reduce((sum, energy) => sum + energy, 0) / mwhPerKwh;
};

const differenceOf = (simulated: Simulated, actual: Simulated): number | null => {
  const [would, did] = [amountDue(billTotals(simulated.bill)), amountDue(billTotals(actual.bill))];
  return would === null || did === null ? null : unitsIn(actual.bill.currency)(would - did);
};
