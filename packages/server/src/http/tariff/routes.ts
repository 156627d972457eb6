import { calls, type Tariffs } from '@ohmstead/contract';
import { minorDigits } from '@ohmstead/domain';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome, refuse } from '../../errors/outcome.ts';
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
      const scope = scopeOf(context, request);
      const saved = await saveTariff(scope, params.id, body);
      return isRefused(saved) ? saved : tariffsOf(scope, params.id);
    },
    ({ body }) => (body.id === 0 ? 'edit.saved' : 'edit.edited'),
  );
  registerCall(
    server,
    tariff.delete,
    async ({ params, query, request }) => {
      const scope = scopeOf(context, request);
      const deleted = await deleteTariff(scope, params.id, query.version);
      return isRefused(deleted) ? deleted : tariffsOf(scope, params.id);
    },
    'edit.deleted',
  );
  registerPriceCalls(server, context);
};

const tariffsOf = async ({ db, accountId }: RequestScope, siteId: number): Promise<Outcome<Tariffs>> => {
  const site = await findSite(db, accountId, siteId);
  if (!site) return refuse('wrong_id');
  const entered = await enteredVersions(db, siteId);
  const effective = effectiveVersions(entered);
  const series = await seriesOf(db, siteId);
  return {
    currency: site.price_unit,
    minorDigits: minorDigits(site.price_unit),
    // The contract's lists are those of the domain, but not read-only.
    versions: structuredClone(
      entered.map((version, index) => ({ ...version, heldUntil: effective[index]?.validTo ?? null })),
    ) as Tariffs['versions'],
    series: series.map(({ name, from, to }) => ({
      name,
      from: from.toISOString(),
      to: to.toISOString(),
    })),
  };
};
