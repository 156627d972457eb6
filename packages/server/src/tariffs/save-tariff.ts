import type { TariffBody } from '@ohmstead/contract';
import { type TariffProblem, type TariffVersion, validateVersions } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { invalidateBillsIn } from '../rollups/invalidate-bills.ts';
import { lockSite } from '../sites/lock-site.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { effectiveVersions, enteredVersions } from './tariff-store.ts';

type Trx = Transaction<Database>;

const mostVersions = 500;

/** Stores a new version or corrects one. Either way all bills of the site are made again, past ones too. */
export const saveTariff = (
  { db, accountId }: RequestScope,
  siteId: number,
  body: TariffBody,
): Promise<Outcome<{ readonly kind: 'saved' }>> =>
  transact(db, async (trx) => {
    if (!(await lockSite(trx, { accountId, siteId }))) return refuse('wrong_id');
    const entered = await enteredVersions(trx, siteId);
    if (body.id === 0 && entered.length >= mostVersions) return refuse('too_many');
    if (body.id !== 0 && !entered.some(({ id }) => id === String(body.id))) return refuse('wrong_id');
    const problems = validateAgainst(entered, body);
    if (problems.length > 0) return refuse('validation', { fields: problems.map(fieldOf) });
    await store(trx, siteId, body);
    await invalidateBillsIn(trx, siteId);
    return { kind: 'saved' };
  });

const fieldOf = ({ code, path }: TariffProblem) => ({ field: path.join('.'), code });

/** What is wrong with a version among the others; paths are those within the version. */
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
      .values({ ...values, site_id })
      .execute();
  else await trx.updateTable('tariff_version').set(values).where('id', '=', id).execute();
};

export const deleteTariff = (
  { db, accountId }: RequestScope,
  siteId: number,
  versionId: number,
): Promise<Outcome<{ readonly kind: 'deleted' }>> =>
  transact(db, async (trx) => {
    if (!(await lockSite(trx, { accountId, siteId }))) return refuse('wrong_id');
    const deleted = await trx
      .deleteFrom('tariff_version')
      .where('site_id', '=', siteId)
      .where('id', '=', versionId)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) return refuse('wrong_id');
    await invalidateBillsIn(trx, siteId);
    return { kind: 'deleted' };
  });
