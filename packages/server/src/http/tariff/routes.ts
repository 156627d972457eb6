import { calls, type TariffBody, type Tariffs } from '@ohmstead/contract';
import { minorDigits, type TariffProblem } from '@ohmstead/domain';
import type { Context } from '../../context/context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RequestScope } from '../../sites/request-scope.ts';
import { findSite } from '../../sites/site-store.ts';
import { seriesOf } from '../../tariffs/price-store.ts';
import { deleteTariff, saveTariff, validateAgainst } from '../../tariffs/save-tariff.ts';
import { effectiveVersions, enteredVersions } from '../../tariffs/tariff-store.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { registerPriceCalls } from './price-routes.ts';

const { tariff } = calls;

export const registerTariffCalls = (server: Server, context: Context): void => {
  registerCall(server, tariff.list, ({ params, request }) => tariffsOf(scopeOf(context, request), params.id));
  registerCall(server, tariff.validate, async ({ params, body }) => ({
    problems: validateAgainst(await enteredVersions(context.db, params.id), body).map(({ code, path }) => ({
      code,
      path: [...path],
    })),
  }));
  registerCall(
    server,
    tariff.save,
    async ({ params, body, request }) => {
      const asker = scopeOf(context, request);
      await save(asker, params.id, body);
      return tariffsOf(asker, params.id);
    },
    ({ body }) => (body.id === 0 ? 'edit.saved' : 'edit.edited'),
  );
  registerCall(
    server,
    tariff.delete,
    async ({ params, query, request }) => {
      const asker = scopeOf(context, request);
      if (!(await deleteTariff(asker, params.id, query.version))) throw new AppError('wrong_id');
      return tariffsOf(asker, params.id);
    },
    'edit.deleted',
  );
  registerPriceCalls(server, context);
};

const save = async (asker: RequestScope, siteId: number, body: TariffBody): Promise<void> => {
  const outcome = await saveTariff(asker, siteId, body);
  if (outcome.kind === 'saved') return;
  if (outcome.kind === 'wrong') throw new AppError('validation', { fields: outcome.problems.map(fieldOf) });
  throw new AppError(outcome.kind === 'tooMany' ? 'too_many' : 'wrong_id');
};

const fieldOf = ({ code, path }: TariffProblem) => ({ field: path.join('.'), code });

const tariffsOf = async ({ db, accountId }: RequestScope, siteId: number): Promise<Tariffs> => {
  const site = await findSite(db, accountId, siteId);
  if (!site) throw new AppError('wrong_id');
  const entered = await enteredVersions(db, siteId);
  const held = effectiveVersions(entered);
  const series = await seriesOf(db, siteId);
  return {
    currency: site.price_unit,
    minorDigits: minorDigits(site.price_unit),
    // Contract's lists are domain's, though not read-only.
    versions: structuredClone(
      entered.map((version, index) => ({ ...version, heldUntil: held[index]?.validTo ?? null })),
    ) as Tariffs['versions'],
    series: series.map(({ name, from, to }) => ({
      ...{ name, from: from.toISOString(), to: to.toISOString() },
    })),
  };
};
