// Rows that are moved into a cluster are no changes: the triggers of their tables must not see them.
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

type Trigger = { readonly drop: string; readonly create: string };

export const withoutTriggers = async (
  client: Client,
  tables: readonly string[],
  body: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<Trigger>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, pg_get_triggerdef(oid) as create
     from pg_trigger where not tgisinternal and tgrelid = any($1::regclass[]) order by tgrelid, tgname`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  await body();
  for (const { create } of rows) await client.query(create);
};
