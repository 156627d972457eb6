import pg from 'pg';

export const inDatabase = async <Result>(
  url: string,
  body: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end();
  }
};

export const runSql = (url: string, statement: string): Promise<void> =>
  inDatabase(url, async (client) => {
    await client.query(statement);
  });
