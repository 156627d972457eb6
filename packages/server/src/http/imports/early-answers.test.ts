// A file that is answered before its end must not spoil the connection: the next request on it is answered as well.
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
  beforeAll(async () => {
    server = await appForTest();
    const login = await buildLogin(server);
    token = login.token;
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

  it('is no XML', async () => {
    const { status, body } = await send(`import/${id}`, rows, 'text/xml');
    expect([status, JSON.parse(body).data.code]).toEqual([400, 'import_file_invalid']);
    await expectNextAnswered();
  });

  it('has a Content-Type that no file has', async () => {
    expect((await send(`import/${id}`, rows, 'application/json')).status).toBe(400);
    await expectNextAnswered();
  });

  it('comes while another of its meter is read', async () => {
    let finish = (): void => undefined;
    const half = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from(header + row));
        finish = () => controller.close();
      },
    });
    const path = `${server.address}/api/v1/inverter/import/${id}`;
    const sent = { method: 'POST', body: half, duplex: 'half' as const };
    const first = fetch(path, { ...sent, headers: { token, 'content-type': 'text/csv' } });
    await expect.poll(async () => (await send(`import/${id}?dryRun=true`, header + rows)).status).toBe(409);
    await expectNextAnswered();
    finish();
    expect((await first).status).toBe(200);
  });

  it('cannot be written', async () => {
    await server.db.schema.alterTable('import_batch').renameTo('elsewhere').execute();
    const { status } = await send(`import/${id}`, header + rows);
    await server.db.schema.alterTable('elsewhere').renameTo('import_batch').execute();
    expect(status).toBe(500);
    await expectNextAnswered();
  });
});
