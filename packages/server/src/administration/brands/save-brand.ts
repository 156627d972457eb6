import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { transact } from '../../storage/transact.ts';
import type { Administrator } from '../administrator.ts';
import { recordOf } from '../record-of.ts';
import { type Logo, readLogo } from './read-logo.ts';

export type NewBrand = {
  readonly serverGroup: string;
  readonly title: string | null;
  readonly footer: string | null;
  readonly colour: string | null;
  /** A picture as base64; `keep` leaves the logo as it is, null takes it away. */
  readonly logo: string | null;
};

export const saveBrand = async (by: Administrator, brand: NewBrand): Promise<Outcome<null>> => {
  const logo = brand.logo === null || brand.logo === 'keep' ? brand.logo : await readLogo(brand.logo);
  if (isRefused(logo)) return logo;
  const { serverGroup, title, footer } = brand;
  const colour = brand.colour?.toLowerCase() ?? null;
  const changed = { title, footer, colour, ...logoColumns(logo) };
  await transact(by.db, async (trx) => {
    await trx
      .insertInto('brand')
      .values({ server_group: serverGroup, logo: null, logo_type: null, logo_tag: null, ...changed })
      .onConflict((conflict) => conflict.column('server_group').doUpdateSet(changed))
      .execute();
    const detail = { title, footer, colour, logo: sayLogo(logo) };
    await recordOf(trx, by, { action: 'admin.savebrand', subject: serverGroup, detail });
  });
  return null;
};

type ChangedLogo = Logo | 'keep' | null;

const logoColumns = (logo: ChangedLogo) => {
  if (logo === 'keep') return {};
  return { logo: logo?.png ?? null, logo_type: logo && 'image/png', logo_tag: logo?.tag ?? null };
};

const sayLogo = (logo: ChangedLogo): string | null => (typeof logo === 'object' ? (logo?.tag ?? null) : logo);
