import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter } from '../../../test/build-meter.ts';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await appForTest({ serverGroup: 'blue' });
  admin = (await buildLogin(server, 'admin')).token;
});
afterAll(() => server.close());

const get = async (path: string) => {
  const answer = await server.ask('GET', `/api/v1/admin/${path}`, { token: admin });
  expect(answer).toMatchObject({ status: 200, successful: true });
  return answer.data;
};
const post = (path: string, body: unknown) =>
  server.ask('POST', `/api/v1/admin/${path}`, { token: admin, body });

describe('admin.health', () => {
  it('says what comes in, what runs and what it stores', async () => {
    const meter = await buildMeter(server.db);
    const answer = await server.ask('POST', `/upload/${meter.key}`, {
      body: { Data: [230, 1, 100, 5, 0] },
    });
    expect(answer.status).toBe(200);
    await server.context.ingest.flush();
    server.context.jobRuns.add('pack');
    const health = await get('health');
    expect(health).toMatchObject({
      version: '0.0.0',
      nodeVersion: process.versions.node,
      database: { engine: server.storage.engine, state: 'ok', version: expect.stringMatching(/^\d+/) },
      ingest: { unwritten: 0, lagMs: null, lastReadingAt: expect.any(String) },
      meters: { registered: 1, online: 1, waiting: 0 },
      jobs: [{ name: 'pack', runs: 0, lastStartedAt: null, error: null }],
      mail: { isSending: false, waiting: 0, failed: 0, sentToday: 0 },
      storedBytes: 0,
    });
    expect(health.database.bytes).toBeGreaterThan(1_000_000);
    expect(health.ingest.readingsPerSecond).toBeGreaterThan(0);
    expect(health.accounts).toBe(2);
  });
});

describe('admin.savetext', () => {
  const save = (key: string, value: string | null, lang = 'de') => post('savetext', { lang, key, value });
  const served = async (lang = 'de') =>
    (await server.ask('GET', `/api/v1/common/applocales?lang=${lang}`)).data;

  it('replaces a text for everybody, and takes the replacement away', async () => {
    expect((await save('login.title', '  Willkommen daheim ')).status).toBe(200);
    expect(await served()).toEqual({ 'login.title': 'Willkommen daheim' });
    const { rows, total } = await get('textlist?lang=de&onlyReplaced=true');
    expect([total, rows[0].key, rows[0].replacement]).toEqual([1, 'login.title', 'Willkommen daheim']);
    expect((await get('textlist?lang=de&search=daheim')).total).toBe(1);
    await save('login.title', 'Willkommen daheim');
    await save('login.title', null);
    expect(await served()).toEqual({});
    const log = await get('log?search=login.title');
    expect(log.rows.map(({ detail }: { detail: object }) => detail)).toEqual([
      { lang: 'de', before: 'Willkommen daheim', value: null },
      { lang: 'de', before: null, value: 'Willkommen daheim' },
    ]);
  });

  it('wants the values of the product’s text, and no others', async () => {
    for (const value of ['Neu', '{{counts}} neu', '{{count}} {{name}}', '{{ count }} neu'])
      expect([value, (await save('error.images_too_many', value)).data.code]).toEqual([
        value,
        'text_placeholders',
      ]);
    expect((await save('error.images_too_many', 'Höchstens {{count}}!')).status).toBe(200);
  });

  it('knows keys and languages, counted texts by the categories of the language', async () => {
    const { rows } = await get('textlist?lang=pl&search=_few');
    const { key, english } = rows[0];
    expect(english).not.toBe('');
    expect((await save(key, english, 'pl')).status).toBe(200);
    expect(await save(key, english, 'de')).toMatchObject({
      status: 404,
      data: { code: 'text_key_unknown' },
    });
    expect((await save('no.such.key', 'x')).data.code).toBe('text_key_unknown');
    expect((await save('login.title', 'x', 'tlh')).data.code).toBe('validation');
    expect((await save('login.title', '  ')).data.code).toBe('validation');
  });

  it('lists all texts a page at a time', async () => {
    const first = await get('textlist?lang=th');
    expect(first.rows).toHaveLength(50);
    expect(first.total).toBeGreaterThan(500);
    const last = await get(`textlist?lang=th&skip=${first.total - 1}`);
    expect([last.rows.length, last.total]).toEqual([1, first.total]);
  });
});

describe('admin.savebrand', () => {
  const brand = { serverGroup: 'blue', title: 'Blue Power', footer: 'Served by Blue', colour: '#0A5CFF' };
  const save = (logo: string | null, changed: object = {}) =>
    post('savebrand', { ...brand, ...changed, logo });
  const shown = async () => (await server.ask('GET', '/api/v1/common/config')).data.brand;
  const logo = (query = '', headers: Record<string, string> = {}) =>
    fetch(`${server.address}/api/v1/common/logo${query}`, { headers });

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0a5cff' } });

  it('is the product’s own before', async () => {
    expect(await shown()).toEqual({ title: null, footer: null, colour: null, logo: null });
    expect((await logo()).status).toBe(404);
    expect(await get('brands')).toMatchObject({ current: 'blue', brands: [{ serverGroup: 'blue' }] });
  });

  it('is served to everybody: the logo small, as PNG, without what else was in the file', async () => {
    const jpeg = await picture(2048, 512)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    expect((await save(jpeg.toString('base64'))).status).toBe(200);
    const { logo: tag, ...rest } = await shown();
    expect(rest).toEqual({ title: 'Blue Power', footer: 'Served by Blue', colour: '#0a5cff' });
    const response = await logo(`?v=${tag}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'png',
      width: 512,
      height: 128,
      exif: undefined,
    });
    expect(bytes.includes('secret')).toBe(false);
    const plain = await logo();
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const again = await logo('', { 'if-none-match': plain.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('keeps its logo, changes it, and takes it away', async () => {
    const { logo: before } = await shown();
    await save('keep', { title: null });
    expect(await shown()).toMatchObject({ title: null, logo: before });
    for (const bytes of [await picture(20, 10).png().toBuffer(), await picture(10, 20).gif().toBuffer()]) {
      expect((await save(bytes.toString('base64'))).status).toBe(200);
      expect((await shown()).logo).not.toBe(before);
    }
    await save(null);
    expect((await shown()).logo).toBeNull();
    expect((await logo()).status).toBe(404);
    const { rows } = await get('log?search=savebrand');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ subject: 'blue', detail: { logo: null } });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['text', Buffer.from('GIF is what this says it is')],
    ['a cut PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.from('x')],
  ])('refuses %s', async (_, bytes) => {
    expect(await save(bytes.toString('base64'))).toMatchObject({
      status: 400,
      data: { code: 'image_invalid' },
    });
  });

  it('refuses a picture of too many pixels, however small its file, and a file too large', async () => {
    const bomb = await picture(5000, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(512 * 1024);
    expect((await save(bomb.toString('base64'))).data.code).toBe('image_invalid');
    const tooLarge = (bytes: number) => save(Buffer.alloc(bytes, 1).toString('base64'));
    expect((await tooLarge(512 * 1024 + 1)).data.code).toBe('upload_too_large');
    expect((await tooLarge(530 * 1024)).data.errors).toMatchObject([
      { field: 'logo', code: 'upload_too_large' },
    ]);
    expect((await tooLarge(700 * 1024)).data.code).toBe('body_too_large');
    expect((await save('not base64!')).data.code).toBe('image_invalid');
  });

  it('of another group is not this server’s', async () => {
    expect((await save(null, { serverGroup: 'green', title: 'Green' })).status).toBe(200);
    expect((await shown()).title).not.toBe('Green');
    const { brands } = await get('brands');
    expect(brands.map(({ serverGroup }: { serverGroup: string }) => serverGroup)).toEqual(['blue', 'green']);
  });
});
