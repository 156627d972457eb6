// The brand of this server's group. Clients ask for it at every start: while the database is away they get the last one
// known.
import type { Brand } from '@ohmstead/contract';
import { brandOf, noBrand } from '../../administration/brands/brand-store.ts';
import type { Context } from '../../context/context.ts';
import { troubleOf } from '../../storage/database-trouble.ts';

export const currentBrand = ({ db, config }: Pick<Context, 'db' | 'config'>): (() => Promise<Brand>) => {
  let last = noBrand;
  return async () => {
    try {
      last = await brandOf(db, config.serverGroup);
    } catch (error) {
      if (troubleOf(error) === null) throw error;
    }
    return last;
  };
};
