// A site's tariff versions, as they were entered and as they apply.
import { tariffVersion } from '@ohmstead/contract';
import type { TariffVersion } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** The versions as entered, in order of their first day. */
export const enteredVersions = async (db: Db, siteId: number): Promise<TariffVersion[]> => {
  const rows = await db
    .selectFrom('tariff_version')
    .select(['id', 'definition'])
    .where('site_id', '=', siteId)
    .orderBy('valid_from')
    .execute();
  return rows.map(({ id, definition }) => tariffVersion.parse({ ...asObject(definition), id: String(id) }));
};

const asObject = (definition: unknown): object =>
  typeof definition === 'object' && definition !== null ? definition : {};

/** The versions that bills are made by. */
export const versionsOf = async (db: Db, siteId: number): Promise<TariffVersion[]> =>
  effectiveVersions(await enteredVersions(db, siteId));

/** A version ends where the next one begins, if it does not say an earlier day itself. */
export const effectiveVersions = (versions: readonly TariffVersion[]): TariffVersion[] =>
  versions.map((version) => {
    const next = versions
      .map(({ validFrom }) => validFrom)
      .filter((from) => from > version.validFrom)
      .toSorted()[0];
    const { validTo } = version;
    if (next === undefined || (validTo !== null && validTo <= next)) return version;
    return { ...version, validTo: next };
  });
