// Tables that are laid out in a cluster get new sequences for their ids, which would begin again at 1.
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

type Sequence = { readonly table: string; readonly column: string; readonly next: string };

export const keepSequences = async (client: Client, body: () => Promise<void>): Promise<void> => {
  const before = await sequences(client);
  await body();
  for (const { table, column, next } of before) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [table, column, next]);
  }
};

/**
 * An id that was given once is never given again, even if its row is gone. Each sequence is asked, because `pg_sequences` hides the
 * value of one that was set and not used yet.
 */
const sequences = async (client: Client): Promise<Sequence[]> => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name::text as column
     from information_schema.columns where is_identity = 'YES' and table_schema = 'public'`,
  );
  const found: Sequence[] = [];
  for (const { table, column } of rows) {
    const { rows: named } = await client.query<{ name: string }>(
      'select pg_get_serial_sequence($1, $2) as name',
      [table, column],
    );
    const { rows: next } = await client.query<{ next: string }>(
      `select case when is_called then last_value + 1 else last_value end::text as next from ${named[0]?.name}`,
    );
    found.push({ table, column, next: next[0]?.next ?? '1' });
  }
  return found;
};
