// A file that is answered before its end must not spoil the connection: the next request on it is answered as well.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { type OneConnection, oneConnection, type Received } from '../../../test/one-connection.ts';

const header = 'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor\n';
const row = '2025-06-01T00:00:00Z,1,230,1,600,700,0,50,1\n';
/** Far more than the buffers of a connection hold. */
const rows = row.repeat(5_000_000 / row.length);

describe('a file answered early', () => {
  let server: TestApp;
  let connection: OneConnection;
  let token: string;
  let id: number;
  let accountId: number;
  beforeAll(async () => {
    server = await appForTest();
    const login = await buildLogin(server);
    ({ token, accountId } = login);
    const site_id = await buildSite(server.db, { account_id: login.accountId });
    ({ id } = await buildMeter(server.db, { site_id }));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    connection = oneConnection(server.address);
  });
  afterEach(() => connection.close());

  const send = (path: string, body: string, type = 'text/csv'): Promise<Received> => {
    const headers = { token, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
    return connection.send({ method: 'POST', path: `/api/v1/inverter/${path}`, headers, body });
  };

  /** A file of which the end is still to come. */
  const half = (path: string) => {
    let finish = (): void => undefined;
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from(header + row));
        finish = () => controller.close();
      },
    });
    const sent = {
      method: 'POST',
      body,
      duplex: 'half' as const,
      headers: { token, 'content-type': 'text/csv' },
    };
    return { answer: fetch(`${server.address}/api/v1/inverter/${path}`, sent), finish: () => finish() };
  };

  const expectNextAnswered = async (): Promise<void> => {
    const next = await connection.send({ method: 'GET', path: '/api/v1/common/config' });
    expect(next).toMatchObject({ status: 200, isReused: true });
  };

  it('is a preview', async () => {
    const { status, body } = await send(`importpreview/${id}`, header + rows);
    expect(status).toBe(200);
    expect(JSON.parse(body).data.rows).toHaveLength(20);
    await expectNextAnswered();
  });

  it('has unknown columns', async () => {
    const { status, body } = await send(`import/${id}`, `colour;taste\n${rows}`);
    expect([status, JSON.parse(body).data.code]).toEqual([400, 'import_columns_unknown']);
    await expectNextAnswered();
  });

  it('is broken XML', async () => {
    const { status, body } = await send(`import/${id}`, `<feed><entry></feed>${rows}`, 'text/xml');
    expect([status, JSON.parse(body).data.code]).toEqual([400, 'import_file_invalid']);
    await expectNextAnswered();
  });

  it('has a Content-Type that no file has', async () => {
    expect((await send(`import/${id}`, rows, 'application/json')).status).toBe(400);
    await expectNextAnswered();
  });

  it('comes while another of its meter is read', async () => {
    let held = half(`import/${id}`);
    // One that comes while another is checked is refused itself.
    while ((await send(`import/${id}?dryRun=true`, header + row)).status !== 409) {
      const isRefused = held.answer.then(({ status }) => status === 409);
      if (await Promise.race([isRefused, wait(200).then(() => false)])) held = half(`import/${id}`);
      await wait(200);
    }
    expect((await send(`import/${id}?dryRun=true`, header + rows)).status).toBe(409);
    await expectNextAnswered();
    held.finish();
    expect((await held.answer).status).toBe(200);
  });

  it('comes while others of the same account, or of others, trickle', async () => {
    const site_id = await buildSite(server.db, { account_id: accountId });
    const { id: firstMeter } = await buildMeter(server.db, { site_id });
    const { id: secondMeter } = await buildMeter(server.db, { site_id });
    const trickling = [half(`import/${firstMeter}`), half(`import/${secondMeter}`)];
    const busyCount = async () => {
      const { imports } = server.context;
      return [firstMeter, secondMeter].filter((meterId) => imports.isUnderWay(meterId, 0)).length;
    };
    // A third one that came before them would take the place of one.
    await expect.poll(busyCount, { timeout: 15_000 }).toBe(2);
    const { status, headers } = await fetch(`${server.address}/api/v1/inverter/import/${id}?dryRun=true`, {
      method: 'POST',
      body: header + row,
      headers: { token, 'content-type': 'text/csv' },
    });
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
    const other = await buildLogin(server);
    const otherSite = await buildSite(server.db, { account_id: other.accountId });
    const meter = await buildMeter(server.db, { site_id: otherSite });
    const answer = await fetch(`${server.address}/api/v1/inverter/import/${meter.id}`, {
      method: 'POST',
      body: header + row,
      headers: { token: other.token, 'content-type': 'text/csv' },
    });
    expect(answer.status).toBe(200);
    for (const { finish } of trickling) finish();
    await Promise.all(trickling.map(({ answer: finished }) => finished));
    await expect.poll(async () => (await send(`import/${id}`, header + row)).status).toBe(200);
  });

  it('cannot be written', async () => {
    await server.db.schema.alterTable('import_batch').renameTo('elsewhere').execute();
    const { status } = await send(`import/${id}`, header + rows);
    await server.db.schema.alterTable('elsewhere').renameTo('import_batch').execute();
    expect(status).toBe(500);
    await expectNextAnswered();
  });
});
