import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // Counts of before are of another kind; of addresses known to be the owner's those of IPv6 are now whole blocks.
  sql`delete from login_failure where subject not like 'known:%' or subject like 'known:%:%' or subject like 'known:%/%'`,
  sql`update login_failure set subject = 'known:account:' || substr(subject, 7)`,
  sql`alter table login_failure add level double precision not null default 0`,
];

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
