import { calls } from '@ohmstead/contract';
import { mwhPerKwh, type SlotColumn, validateVersions } from '@ohmstead/domain';
import { toBePaid, totalIn, totalsOf, unitsIn } from '../../bills/amounts.ts';
import { type Simulated, whatIf } from '../../bills/what-if.ts';
import type { Context } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import { findSite } from '../../sites/site-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { billedSiteOf, requireDates } from './invoice-routes.ts';
import { presentLine } from './present-bill.ts';

const mostDays = 400;

export const registerWhatIf = (server: Server, context: Context): void =>
  registerCall(server, calls.bill.whatIf, async ({ params, body, request }) => {
    requireDates(body, mostDays);
    if (body.tariff) requireTariff(body.tariff);
    const row = await findSite(context.db, scopeOf(context, request).accountId, params.id);
    if (!row) throw new AppError('wrong_id');
    const site = await billedSiteOf(context, request, params.id);
    const outcome = await whatIf(context.db, { site, row }, body);
    if ('kind' in outcome) throw new AppError('no_coordinates');
    const { actual, simulated, solarBy } = outcome;
    const { currency } = site;
    return {
      ...{ from: body.from, to: body.to, currency, solarBy },
      actual: figuresOf(actual),
      simulated: figuresOf(simulated),
      difference: differenceOf(simulated, actual),
      coverage: simulated.bill.cost.coverage,
      lines: simulated.bill.cost.lines.map((line) => presentLine(line, currency)),
    };
  });

const requireTariff = ({ id, ...tariff }: Parameters<typeof whatIf>[2]['tariff'] & object): void => {
  const problems = validateVersions([{ ...tariff, id: String(id) }]);
  if (problems.length === 0) return;
  const fields = problems.map(({ code, path }) => ({ field: ['tariff', ...path.slice(1)].join('.'), code }));
  throw new AppError('validation', { fields });
};

const figuresOf = ({ slots, bill }: Simulated) => {
  const total = totalIn(bill.currency);
  return {
    importKwh: kwhOf(slots.imported),
    exportKwh: kwhOf(slots.exported),
    selfUseKwh: kwhOf(slots.selfUsed),
    ...{ cost: total(bill.cost), income: total(bill.income), saving: total(bill.saving) },
  };
};

/** Null where nothing is known. */
const kwhOf = (column: SlotColumn): number | null => {
  const known = column.filter((energy) => energy !== null);
  return known.length === 0 ? null : known.reduce((sum, energy) => sum + energy, 0) / mwhPerKwh;
};

const differenceOf = (simulated: Simulated, actual: Simulated): number | null => {
  const [would, did] = [toBePaid(totalsOf(simulated.bill)), toBePaid(totalsOf(actual.bill))];
  return would === null || did === null ? null : unitsIn(actual.bill.currency)(would - did);
};
