import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { gif } from '../../../test/pictures/gif.ts';
import { noise, photo, screenshot } from '../../../test/pictures/real-picture.ts';
import { type Entry, sendForm } from '../../../test/send-form.ts';

const texts: readonly Entry[] = [
  ['Type', 'bug'],
  ['Title', ' The chart is empty '],
  ['Content', 'Since yesterday.\nIt was there before.'],
  ['Email', 'ada@example.org'],
];

let server: TestApp;
let ada: Login;
let bob: Login;
beforeAll(async () => {
  server = await appForTest({ demo: true });
  ada = await buildLogin(server);
  bob = await buildLogin(server);
});
afterAll(() => server.close());

const get = (path: string, { token } = ada) => server.ask('GET', `/api/v1/user/${path}`, { token });
const post = (path: string, { token } = ada) => server.ask('POST', `/api/v1/user/${path}`, { token });
const add = (entries: readonly Entry[] = texts, { token } = ada) =>
  sendForm(server, { token, path: '/api/v1/user/addfeedback' }, entries);
const reply = (id: number, entries: readonly Entry[], { token } = ada) =>
  sendForm(server, { token, path: `/api/v1/user/replyfeedback/${id}` }, entries);
const file = async (id: number, { token } = ada): Promise<Response> =>
  fetch(`${server.address}/api/v1/user/feedbackfile/${id}`, { headers: { token } });
const detail = async (id: number) => (await get(`feedback/${id}`)).data;
const pictures = async (id: number) =>
  Promise.all(
    (await detail(id)).messages
      .flatMap(({ files }: { files: { id: number }[] }) => files)
      .map(async (one: { id: number }) => Buffer.from(await (await file(one.id)).arrayBuffer())),
  );

describe('user.addfeedback', () => {
  it('keeps what was written, and shows it as a conversation', async () => {
    const added = await add();
    expect(added).toMatchObject({ status: 200, message: 'Thank you. Your message has been sent.' });
    expect(await detail(added.data.id)).toMatchObject({
      id: added.data.id,
      type: 'bug',
      title: 'The chart is empty',
      email: 'ada@example.org',
      state: 'open',
      hasNewAnswer: false,
      finishedAt: null,
      messages: [{ from: 'user', content: 'Since yesterday.\nIt was there before.', files: [] }],
    });
  });

  it('needs no address, and takes its fields after its files', async () => {
    const bytes = await photo();
    const { data, status } = await add([
      ['fileName0', { name: 'one.jpg', bytes }],
      ['Content', 'Look.'],
      ['Title', 'Later'],
      ['Type', 'suggestion'],
    ]);
    expect(status).toBe(200);
    expect(await detail(data.id)).toMatchObject({
      email: null,
      messages: [{ files: [{ name: 'one.jpg' }] }],
    });
  });

  it('passes over fields it does not know, and a file that was not chosen', async () => {
    const none = { name: '', bytes: new Uint8Array() };
    const { status, data } = await add([...texts, ['Other', 'x'], ['fileName0', none]]);
    expect(status).toBe(200);
    expect((await detail(data.id)).messages[0].files).toEqual([]);
  });

  it.each([
    ['Type', 'praise', 'field_invalid'],
    ['Title', ' ', 'title_required'],
    ['Title', 'x'.repeat(101), 'text_too_long'],
    ['Title', 'two\nlines', 'text_characters'],
    ['Content', '', 'content_required'],
    ['Content', 'x'.repeat(5001), 'text_too_long'],
    ['Email', 'nobody', 'email_invalid'],
  ])('refuses %s “%s” with %s', async (field, value, code) => {
    const answer = await add(texts.map((entry) => (entry[0] === field ? [field, value] : entry)));
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation', errors: [{ field, code }] } });
    expect(answer.message).not.toBe('');
  });

  it('answers what is missing as it would for a JSON body', async () => {
    const answer = await add([['Type', 'bug']]);
    expect(answer.data.errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['Title', 'title_required'],
      ['Content', 'content_required'],
    ]);
  });

  it('keeps the same sent twice once, since an answer may be lost', async () => {
    const same: Entry[] = [...texts.slice(0, 2), ['Content', 'twice']];
    const [first, second] = [await add(same), await add(same)];
    expect(second.data.id).toBe(first.data.id);
    expect((await detail(first.data.id)).messages).toHaveLength(1);
    const other = await add(same.map((entry) => (entry[0] === 'Title' ? ['Title', 'Another'] : entry)));
    expect(other.data.id).not.toBe(first.data.id);
  });
});

describe('pictures of feedback', () => {
  const withPictures = async (...all: readonly { name: string; bytes: Uint8Array }[]) => {
    const content: Entry = ['Content', `pictures ${Math.random()}`];
    const files = all.map((one, index): Entry => [`fileName${index}`, one]);
    const { data, status, message } = await add([['Type', 'bug'], ['Title', 'Pictures'], content, ...files]);
    expect([status, message]).toEqual([200, 'Thank you. Your message has been sent.']);
    return data.id as number;
  };

  it('are smaller, upright and without what the camera added', async () => {
    const taken = await noise(2000, 1000)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Copyright: 'Ada Lovelace, London' },
        IFD3: { GPSLatitude: '48/1 8/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const id = await withPictures({ name: 'IMG_0001.JPG', bytes: taken });
    const [kept] = await pictures(id);
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: 1600 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(kept?.includes('Ada Lovelace')).toBe(false);
    expect((await detail(id)).messages[0].files).toMatchObject([
      { name: 'IMG_0001.jpg', width: 800, height: 1600, mediaType: 'image/jpeg' },
    ]);
  });

  it('stay lossless where they are drawings, and transparent', async () => {
    const drawing = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#00ff0080' } })
      .png()
      .toBuffer();
    const id = await withPictures(
      { name: 'a.png', bytes: drawing },
      { name: 'b.png', bytes: await screenshot() },
    );
    const [first, second] = await pictures(id);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 60 });
    expect(await sharp(second).raw().toBuffer()).toEqual(
      await sharp(await screenshot())
        .raw()
        .toBuffer(),
    );
  });

  it('are JPEG where they are photos saved as PNG', async () => {
    const bytes = await noise(1500, 1200).png().toBuffer();
    expect(bytes.length).toBeGreaterThan(4_000_000);
    const [kept] = await pictures(await withPictures({ name: 'photo.png', bytes }));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 1500 });
    expect(kept?.length).toBeLessThan(1_500_000);
  });

  it('are the first frame of an animation', async () => {
    const red = { width: 2, height: 2, pixels: [0x02, 0x03, 0x04, 0x00, 0x05, 0x00] };
    const blue = { width: 2, height: 2, pixels: [0x02, 0x03, 0x0c, 0x10, 0x05, 0x00] };
    const [kept] = await pictures(await withPictures({ name: 'x.gif', bytes: gif(2, 2, [red, blue]) }));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 2, height: 2 });
    const [r, , b] = await sharp(kept).raw().toBuffer();
    expect([r, b]).toEqual([255, 0]);
  });

  it('are shown by their names, which are no paths', async () => {
    const bytes = await screenshot(8, 8);
    const names = [
      '../../etc/passwd',
      'C:\\Windows\\x.png.exe',
      '..',
      'a\u202Egnp.exe',
      `${'n'.repeat(300)}.png`,
    ];
    const id = await withPictures(...names.map((name) => ({ name, bytes })));
    const shown = (await detail(id)).messages[0].files.map(({ name }: { name: string }) => name);
    expect(shown).toEqual(['passwd.png', 'x.png.png', 'picture.png', 'agnp.png', `${'n'.repeat(60)}.png`]);
  });

  it('are answered as files, and to their owner only', async () => {
    const id = await withPictures({ name: 'a.png', bytes: await screenshot() });
    const [{ id: fileId }] = (await detail(id)).messages[0].files;
    const answer = await file(fileId);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="feedback-${fileId}.png"`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get(`feedbackfile/${fileId}`, bob)).data).toEqual({ code: 'wrong_id' });
    expect((await file(fileId, { ...ada, token: 'x' })).status).toBe(401);
  });

  it('count to what their account stores', async () => {
    const { db, context } = server;
    const { feedbackBytes } = await import('../../quotas/measure-stored.ts');
    const before = await feedbackBytes(db, ada.accountId);
    const id = await withPictures({ name: 'a.jpg', bytes: await photo() });
    const [kept] = await pictures(id);
    expect((await feedbackBytes(db, ada.accountId)) - before).toBe(kept?.length);
    context.storedBytes.add({ accountId: bob.accountId, kind: 'user' }, 1e15);
    expect(await add(texts, bob)).toMatchObject({ status: 429, data: { code: 'quota_stored' } });
    await context.storedBytes.measured({ accountId: bob.accountId, kind: 'user' }, 0);
  });
});

describe('user.replyfeedback and user.finishfeedback', () => {
  it('continue a conversation until it is finished', async () => {
    const { id } = (await add([...texts.slice(0, 2), ['Content', 'a long story']])).data;
    const bytes = await photo();
    const answer = await reply(id, [
      ['Content', 'and more'],
      ['fileName0', { name: 'x.jpg', bytes }],
    ]);
    expect(answer).toMatchObject({ status: 200 });
    expect((await detail(id)).messages).toMatchObject([
      { content: 'a long story', files: [] },
      { content: 'and more', files: [{ name: 'x.jpg' }], id: answer.data.id },
    ]);
    expect(await post(`finishfeedback/${id}`)).toMatchObject({
      status: 200,
      message: 'The conversation is finished.',
    });
    expect((await post(`finishfeedback/${id}`)).status).toBe(200);
    expect(await detail(id)).toMatchObject({ state: 'finished', finishedAt: expect.stringMatching(/Z$/) });
    const late = await reply(id, [['Content', 'one more thing']]);
    expect(late).toMatchObject({ status: 409, data: { code: 'feedback_finished' } });
    expect((await detail(id)).messages).toHaveLength(2);
  });

  it('are for its writer only: others do not learn that it exists', async () => {
    const { id } = (await add([...texts.slice(0, 2), ['Content', 'mine']])).data;
    const foreign = { status: 404, data: { code: 'wrong_id' } };
    expect(await reply(id, [['Content', 'x']], bob)).toMatchObject(foreign);
    expect(await post(`finishfeedback/${id}`, bob)).toMatchObject(foreign);
    expect(await get(`feedback/${id}`, bob)).toMatchObject(foreign);
    expect((await detail(id)).state).toBe('open');
  });

  it('refuse a stranger, the demo and an unknown id before they read anything', async () => {
    const { id } = (await add([...texts.slice(0, 2), ['Content', 'for strangers']])).data;
    const demo = await buildLogin(server, 'demo');
    expect((await reply(id, [], { ...ada, token: 'x' })).status).toBe(401);
    expect((await add(texts, demo)).data).toEqual({ code: 'demo_read_only' });
    expect((await reply(Number.MAX_SAFE_INTEGER, [])).data).toEqual({ code: 'wrong_id' });
  });
});

describe('user.feedbacklist', () => {
  it('has the account’s own, the newest first, 20 at a time, and how many messages a day', async () => {
    const carol = await buildLogin(server);
    for (let number = 0; number < 50; number++) {
      server.clock.goOn(1);
      const content: Entry = ['Content', `number ${number}`];
      expect((await add([['Type', 'demand'], ['Title', `number ${number}`], content], carol)).status).toBe(
        200,
      );
    }
    const titles = async (skip: number) =>
      (await get(`feedbacklist?skip=${skip}`, carol)).data.map(({ title }: { title: string }) => title);
    expect(await titles(0)).toEqual(Array.from({ length: 20 }, (_, index) => `number ${49 - index}`));
    expect(await titles(40)).toHaveLength(10);
    const over = await add(texts, carol);
    expect(over).toMatchObject({ status: 429, data: { code: 'feedback_too_many' } });
    expect(over.headers.get('retry-after')).toBe('3600');
    server.clock.goOn(24 * 3600);
    expect((await add(texts, carol)).status).toBe(200);
  });
});

describe('with FEEDBACK=off', () => {
  it('nothing of it is there, once it is known who asks', async () => {
    const off = await appForTest({ feedback: false });
    const login = await buildLogin(off);
    const admin = await buildLogin(off, 'admin');
    const unknown = { status: 404, data: { code: 'not_found' } };
    const paths = [
      ['GET', 'user/feedbacklist'],
      ['GET', 'user/feedback/1'],
      ['POST', 'user/addfeedback'],
      ['POST', 'user/replyfeedback/1'],
      ['POST', 'user/finishfeedback/1'],
      ['GET', 'user/feedbackfile/1'],
    ] as const;
    for (const [method, path] of paths) {
      expect((await off.ask(method, `/api/v1/${path}`)).status).toBe(401);
      expect(await off.ask(method, `/api/v1/${path}`, { token: login.token })).toMatchObject(unknown);
      const form = await sendForm(off, { token: login.token, path: '/api/v1/user/addfeedback' }, texts);
      expect(form).toMatchObject(unknown);
    }
    for (const path of ['feedbacklist', 'feedback/1', 'feedbackfile/1']) {
      expect((await off.ask('GET', `/api/v1/admin/${path}`, { token: login.token })).status).toBe(403);
      expect(await off.ask('GET', `/api/v1/admin/${path}`, { token: admin.token })).toMatchObject(unknown);
    }
    await off.close();
  });
});
