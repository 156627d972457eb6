import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseForTest } from '../../../test/database-for-test.ts';
import type { Storage } from '../storage.ts';

describe.runIf(inject('database').engine === 'embedded')('queries of several messages', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
  });
  afterAll(() => storage.close());
  const query = (text: string, values: unknown[], name?: string) =>
    storage.pool.query({ text, values, ...(name !== undefined && { name }) });

  it('are refused by whichever of their messages fails, and the next is answered', async () => {
    await expect(query('select $1::int4 +', [1])).rejects.toMatchObject({ code: '42601' });
    await expect(query('select $1::int4', ['many'])).rejects.toMatchObject({ code: '22P02' });
    await expect(query('select 1 / $1::int4', [0])).rejects.toMatchObject({ code: '22012' });
    expect((await query('select $1::int4 as one', [1])).rows).toEqual([{ one: 1 }]);
  });

  it('prepared by name are answered again, also after one that was refused', async () => {
    const divide = (by: number) => query('select 12 / $1::int4 as part', [by], 'divide');
    expect((await divide(3)).rows).toEqual([{ part: 4 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(4)).rows).toEqual([{ part: 3 }]);
  });

  it('are answered in their order, long answers whole', async () => {
    const numbers = 'select i, repeat(i::text, 50) as text from generate_series(1, $1::int4) as i';
    const [long, short, none] = await Promise.all([5000, 1, 0].map((count) => query(numbers, [count])));
    expect(long?.rows).toEqual(Array.from({ length: 5000 }, (_, i) => row(i + 1)));
    expect(short?.rows).toEqual([row(1)]);
    expect(none?.rows).toEqual([]);
  });

  it('are not run when their connection broke before it asked for an answer', async () => {
    const client = await storage.pool.connect();
    // The driver's own messages, without the Sync that ends a query.
    const { connection } = client as unknown as { connection: pg.Connection };
    connection.parse({ name: '', text: 'create table left_behind ()', types: [] }, true);
    connection.bind({}, true);
    connection.execute({}, true);
    // Sent before the end of the connection is seen.
    await new Promise((sent) => connection.stream.write('', sent));
    client.on('error', () => undefined);
    const ended = new Promise<void>((end) => client.once('end', end));
    connection.stream.destroy();
    await ended;
    client.release(true);
    const { rows } = await query(`select to_regclass('left_behind') as table`, []);
    expect(rows).toEqual([{ table: null }]);
  });

  it('of a second connection wait until the first has left, whose transaction is undone', async () => {
    const first = await storage.pool.connect();
    const { host, port } = storage.pool.options;
    await first.query('begin');
    await first.query('create table half_made ()');
    const second = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
    const answer = second.connect().then(() => second.query(`select to_regclass('half_made') as table`));
    await first.query('select 1');
    first.release(true);
    expect((await answer).rows).toEqual([{ table: null }]);
    await second.end();
    expect(await storage.health()).toBe('ok');
  });

  it('of a connection that is broken off with an answer unread harm no other', async () => {
    const { host, port } = storage.pool.options;
    const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    // The engine serves one connection after another.
    (await storage.pool.connect()).release(true);
    await client.connect();
    const query = client.query(`select repeat('x', 10000) from generate_series(1, 5000)`).catch(() => null);
    const { stream } = (client as unknown as { connection: pg.Connection }).connection;
    await new Promise((sent) => stream.write('', sent));
    stream.destroy();
    await query;
    const next = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
    await next.connect();
    expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await next.end();
  });

  it('that fail in a transaction leave it failed until its end', async () => {
    const client = await storage.pool.connect();
    await client.query('begin');
    await expect(client.query('select 1 / $1::int4', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('select $1::int4', [1])).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    client.release();
    expect(await storage.health()).toBe('ok');
  });
});

const row = (i: number) => ({ i, text: String(i).repeat(50) });
