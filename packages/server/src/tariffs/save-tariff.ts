import type { TariffBody } from '@ohmstead/contract';
import { type TariffProblem, type TariffVersion, validateVersions } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { forgetBillsIn } from '../rollups/forget-bills.ts';
import { lockSite } from '../sites/lock-site.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import type { Database } from '../storage/schema.ts';
import { effectiveVersions, enteredVersions } from './tariff-store.ts';

type Trx = Transaction<Database>;

export type SaveTariffOutcome =
  | { readonly kind: 'saved' | 'wrongId' | 'tooMany' }
  | { readonly kind: 'wrong'; readonly problems: readonly TariffProblem[] };

const mostVersions = 500;

/** A new version, or one corrected: either way the site's bills are forgotten, the past's too. */
export const saveTariff = (
  { db, accountId }: RequestScope,
  siteId: number,
  body: TariffBody,
): Promise<SaveTariffOutcome> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockSite(trx, { accountId, siteId }))) return { kind: 'wrongId' };
    const entered = await enteredVersions(trx, siteId);
    if (body.id === 0 && entered.length >= mostVersions) return { kind: 'tooMany' };
    if (body.id !== 0 && !entered.some(({ id }) => id === String(body.id))) return { kind: 'wrongId' };
    const problems = validateAgainst(entered, body);
    if (problems.length > 0) return { kind: 'wrong', problems };
    await store(trx, siteId, body);
    await forgetBillsIn(trx, siteId);
    return { kind: 'saved' };
  });

/** What is wrong with a version among the others; paths lie within it. */
export const validateAgainst = (
  entered: readonly TariffVersion[],
  { id, ...definition }: TariffBody,
): TariffProblem[] => {
  const others = entered.filter((version) => version.id !== String(id));
  const versions = effectiveVersions([...others, { ...definition, id: String(id) }]);
  return validateVersions(versions)
    .filter(({ path }) => path[0] === others.length)
    .map(({ code, path }) => ({ code, path: path.slice(1) }));
};

const store = async (trx: Trx, site_id: number, { id, ...version }: TariffBody): Promise<void> => {
  const values = { valid_from: version.validFrom, definition: JSON.stringify(version) };
  if (id === 0)
    await trx
      .insertInto('tariff_version')
      .values({ site_id, ...values })
      .execute();
  else await trx.updateTable('tariff_version').set(values).where('id', '=', id).execute();
};

/** False: no such version of the site. */
export const deleteTariff = (
  { db, accountId }: RequestScope,
  siteId: number,
  versionId: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockSite(trx, { accountId, siteId }))) return false;
    const deleted = await trx
      .deleteFrom('tariff_version')
      .where('site_id', '=', siteId)
      .where('id', '=', versionId)
      .returning('id')
      .executeTakeFirst();
    if (deleted) await forgetBillsIn(trx, siteId);
    return deleted !== undefined;
  });
