import { setInterval } from 'node:timers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { foreignText, hostileFiles, packedBombs, polyglots } from '../../../test/pictures/hostile-files.ts';
import { photo, screenshot } from '../../../test/pictures/real-picture.ts';
import { type Entry, type Sending, sendForm } from '../../../test/send-form.ts';

const texts: readonly Entry[] = [
  ['Type', 'bug'],
  ['Title', 'Hostile'],
  ['Content', 'x'],
];

const megabyte = 1_000_000;

let server: TestApp;
let sending: Sending;
let good: Buffer;
beforeAll(async () => {
  server = await appForTest();
  const { token } = await buildLogin(server);
  sending = { token, path: '/api/v1/user/addfeedback' };
  good = await photo();
});
beforeEach(() => server.db.deleteFrom('feedback').execute());
afterAll(() => server.close());

const send = (...entries: readonly Entry[]) => sendForm(server, sending, [...texts, ...entries]);
const rows = async (): Promise<number[]> => {
  const counts: number[] = [];
  for (const table of ['feedback', 'feedback_message', 'feedback_file'] as const) {
    const { count } = await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(count);
  }
  return counts;
};
const kept = async (): Promise<Buffer[]> =>
  (await server.db.selectFrom('feedback_file').select('bytes').orderBy('id').execute()).map(
    ({ bytes }) => bytes,
  );

/** The most that this process takes while it does it, beyond what it took before. */
const peakGrowth = async (work: () => Promise<void>): Promise<number> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 5);
  await work();
  clearInterval(looking);
  look();
  return most - before;
};

describe('a hostile file', () => {
  it('is refused with a clear message, whatever it is, and nothing of its message is kept', async () => {
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(100);
    await send(['fileName0', { name: 'warm.jpg', bytes: good }]);
    await server.db.deleteFrom('feedback').execute();
    const wrong: unknown[] = [];
    const growth = await peakGrowth(async () => {
      for (const { name, bytes, code } of files) {
        const answer = await send(
          ['fileName0', { name: 'good.jpg', bytes: good }],
          ['fileName1', { name, bytes }],
        );
        const [error] = answer.data?.errors ?? [];
        const found = [answer.data?.code, error?.field, error?.code, answer.message];
        const expected = [code, 'fileName1', code, messages[code]];
        if (String(found) !== String(expected)) wrong.push([name, answer.status, ...found]);
      }
    });
    expect(wrong).toEqual([]);
    expect(await rows()).toEqual([0, 0, 0]);
    console.info(`${files.length} hostile files: at most ${Math.round(growth / megabyte)} MB more`);
    expect(growth).toBeLessThan(400 * megabyte);
  });

  it('that is a picture too is kept as the picture only', async () => {
    for (const [name, bytes] of Object.entries(await polyglots())) {
      expect(bytes.includes(foreignText)).toBe(true);
      const { status } = await send(['fileName0', { name, bytes }]);
      expect([name, status]).toEqual([name, 200]);
      const [picture] = await kept();
      expect((await sharp(picture).metadata()).width).toBeGreaterThan(0);
      for (const part of [foreignText, '<?php', 'script', 'PK\u0003\u0004'])
        expect([name, picture?.includes(part)]).toEqual([name, false]);
      await server.db.deleteFrom('feedback').execute();
    }
  });

  it('that unpacks to very much takes little memory and time, and leaves nothing of it', async () => {
    const files = packedBombs();
    const growth = await peakGrowth(async () => {
      for (const [name, bytes] of Object.entries(files)) {
        const answer = await send(['fileName0', { name, bytes }]);
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 200) expect((await kept()).at(-1)?.length).toBeLessThan(10_000);
        await server.db.deleteFrom('feedback').execute();
      }
    });
    console.info(`packed bombs: at most ${Math.round(growth / megabyte)} MB more`);
    expect(growth).toBeLessThan(400 * megabyte);
  });

  it('takes bounded memory where it is as large as a picture may be, also many at once', async () => {
    const large = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#123456' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const logins = await Promise.all([1, 2, 3].map(() => buildLogin(server)));
    const growth = await peakGrowth(async () => {
      const answers = await Promise.all(
        logins.map(({ token }) =>
          sendForm(server, { ...sending, token }, [
            ...texts,
            ...[0, 1, 2, 3, 4].map((n): Entry => [`fileName${n}`, { name: 'large.png', bytes: large }]),
          ]),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
    console.info(`fifteen pictures of 40 megapixels: at most ${Math.round(growth / megabyte)} MB more`);
    expect(growth).toBeLessThan(500 * megabyte);
    expect(await rows()).toEqual([3, 3, 15]);
  });

  it('is refused by its bytes before anything looks into it, and so are too many', async () => {
    const tooLarge = await send([
      'fileName0',
      { name: 'a.jpg', bytes: Buffer.alloc(8 * 1024 * 1024 + 1, 1) },
    ]);
    expect(tooLarge).toMatchObject({
      status: 413,
      data: { code: 'image_too_large', errors: [{ field: 'fileName0' }] },
    });
    const all = [0, 1, 2, 3].map(
      (n): Entry => [`fileName${n}`, { name: 'a.jpg', bytes: Buffer.alloc(7e6, 1) }],
    );
    expect(await send(...all)).toMatchObject({ status: 413, data: { code: 'upload_too_large' } });
    const small = { name: 'a.png', bytes: await screenshot() };
    const six = await send(...[0, 1, 2, 3, 4, 5].map((n): Entry => [`fileName${n}`, small]));
    expect(six).toMatchObject({
      status: 400,
      message: 'Too many pictures. At most 5 are possible.',
      data: { code: 'images_too_many' },
    });
    expect(await rows()).toEqual([0, 0, 0]);
  });
});

const messages = {
  image_invalid: 'Only pictures are taken: GIF, JPEG or PNG. This file is damaged or something else.',
  image_too_large: 'This picture is too large.',
};
