// Forms that no browser sends. Each is refused, and nothing of it is kept.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { screenshot } from '../../../test/pictures/real-picture.ts';
import { type Sending, sendBytes } from '../../../test/send-form.ts';

let server: TestApp;
let sending: Sending;
let picture: string;
beforeAll(async () => {
  server = await appForTest();
  const { token } = await buildLogin(server);
  sending = { token, path: '/api/v1/user/addfeedback' };
  picture = (await screenshot(8, 8)).toString('latin1');
});
beforeEach(() => server.db.deleteFrom('feedback').execute());
afterAll(() => server.close());

type Part = { readonly head: readonly string[]; readonly body: string };

const field = (name: string, body: string, ...head: readonly string[]): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"`, ...head],
  body,
});
const file = (name: string, body: string, ...head: readonly string[]): Part => ({
  head: [`Content-Disposition: form-data; name="${name}"; filename="a.png"`, ...head],
  body,
});
const texts = [field('Type', 'bug'), field('Title', 'A title'), field('Content', 'A text')];

const formOf = (parts: readonly Part[], end = '--B--\r\n'): string =>
  parts.map(({ head, body }) => `--B\r\n${head.join('\r\n')}\r\n\r\n${body}\r\n`).join('') + end;

const type = 'multipart/form-data; boundary=B';
const send = async (body: string, contentType = type) => {
  const bytes = Uint8Array.from(Buffer.from(body, 'latin1'));
  const { status, data, message } = await sendBytes(server, sending, contentType, bytes);
  expect(message).not.toBe('');
  const fields = (data?.errors ?? []).map(
    ({ field: name, code }: Record<string, string>) => `${name} ${code}`,
  );
  return { status, code: data?.code, fields };
};
const refused = (...fields: readonly string[]) => ({ status: 400, code: 'validation', fields });
const kept = async (): Promise<number> => {
  const rows = await server.db.selectFrom('feedback').select('id').execute();
  return rows.length;
};

describe('a form', () => {
  it('is taken as its sender wrote it, whatever stands before and behind it', async () => {
    const form = `before\r\n${formOf([...texts, file('fileName0', picture, 'Content-Type: text/plain')])}behind`;
    expect(await send(form)).toMatchObject({ status: 200 });
    expect(await kept()).toBe(1);
  });

  it.each<[string, () => readonly [body: string, contentType: string]]>([
    ['has no boundary', () => [formOf(texts), 'multipart/form-data']],
    ['is of another boundary', () => [formOf(texts), 'multipart/form-data; boundary=C']],
    ['has an endless boundary', () => [formOf(texts), `multipart/form-data; boundary=${'B'.repeat(5000)}`]],
    ['does not end', () => [formOf(texts, ''), type]],
    ['ends within a file', () => [formOf([...texts, file('fileName0', picture)], '').slice(0, -60), type]],
    ['ends within a head', () => [`${formOf(texts, '')}--B\r\nContent-Dispo`, type]],
    ['is not there', () => ['--B--\r\n', type]],
    ['is nothing but lines', () => ['\r\n'.repeat(10_000), type]],
    ['has hundreds of parts', () => [formOf([...texts, ...Array(500).fill(field('x', 'y'))]), type]],
    ['has hundreds of nameless parts', () => [formOf(Array(500).fill({ head: ['X: y'], body: '' })), type]],
    ['has a field of the prototype', () => [formOf([...texts, field('__proto__', 'x')]), type]],
    ['has a field that is a constructor', () => [formOf([...texts, field('constructor', 'x')]), type]],
    ['is JSON', () => ['{"Type":"bug","Title":"a","Content":"b"}', 'application/json']],
    ['is a plain form', () => ['Type=bug&Title=a&Content=b', 'application/x-www-form-urlencoded']],
    ['is of mixed parts', () => [formOf(texts), 'multipart/mixed; boundary=B']],
    ['has a file of the wrong name', () => [formOf([...texts, file('avatar', picture)]), type]],
    ['has a file of a nearly right name', () => [formOf([...texts, file('fileName0[]', picture)]), type]],
    ['has a path for a name', () => [formOf([...texts, file('fileName0/../x', picture)]), type]],
    [
      'has a file twice',
      () => [formOf([...texts, file('fileName0', picture), file('fileName0', picture)]), type],
    ],
    ['has a field twice', () => [formOf([...texts, field('Content', 'another')]), type]],
    ['has a file for a field', () => [formOf([...texts.slice(0, 2), file('Content', 'text')]), type]],
    ['has a field for a file', () => [formOf([...texts, field('fileName0', picture)]), type]],
    [
      'has JSON for a field',
      () => [formOf([...texts.slice(0, 2), field('Content', '{}', 'Content-Type: application/json')]), type],
    ],
    [
      'has broken JSON for a field',
      () => [formOf([...texts, field('x', '{', 'Content-Type: application/json')]), type],
    ],
    [
      'has a page for a field',
      () => [formOf([...texts.slice(0, 2), field('Content', '<p>', 'Content-Type: text/html')]), type],
    ],
    [
      'has a huge field',
      () => [formOf([...texts.slice(0, 2), field('Content', 'x'.repeat(3_000_000))]), type],
    ],
    ['has a huge name', () => [formOf([...texts, field('x'.repeat(3_000_000), 'x')]), type]],
    [
      'has a head so long that it hides what it is of',
      () => [
        formOf([
          ...texts.slice(0, 2),
          {
            head: [`X: ${'y'.repeat(3_000_000)}`, 'Content-Disposition: form-data; name="Content"'],
            body: 'A text',
          },
        ]),
        type,
      ],
    ],
    ['has many heads', () => [formOf([...texts, file('fileName0', 'x', ...Array(2000).fill('X: y'))]), type]],
    [
      'has a form in a file',
      () => [
        formOf([
          ...texts,
          file(
            'fileName0',
            formOf(texts).replaceAll('--B', '--C'),
            'Content-Type: multipart/mixed; boundary=C',
          ),
        ]),
        type,
      ],
    ],
    [
      'has a file in base64',
      () => [
        formOf([
          ...texts,
          file(
            'fileName0',
            Buffer.from(picture, 'latin1').toString('base64'),
            'Content-Transfer-Encoding: base64',
          ),
        ]),
        type,
      ],
    ],
    ['has a zero byte in a text', () => [formOf([...texts.slice(1), field('Type', 'bug\0')]), type]],
    [
      'has a zero byte in its title',
      () => [formOf([texts[0] ?? field('', ''), texts[2] ?? field('', ''), field('Title', 'a\0b')]), type],
    ],
  ])('is refused where it %s', async (_, make) => {
    const [body, contentType] = make();
    const answer = await send(body, contentType);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).not.toBe('internal');
    expect(await kept()).toBe(0);
  });

  it('is refused with the field that is wrong', async () => {
    const twice = [...texts, field('Content', 'another')];
    expect(await send(formOf(twice))).toEqual(refused('Content field_invalid'));
    const huge = [...texts.slice(0, 2), field('Content', 'x'.repeat(100_000))];
    expect(await send(formOf(huge))).toEqual(refused('Content text_too_long'));
    expect(await send(formOf([...texts, file('avatar', picture)]))).toEqual(refused('avatar field_invalid'));
    expect(await send('{}', 'application/json')).toEqual(refused('Content-Type field_invalid'));
    expect(await send(formOf(texts), 'multipart/form-data')).toEqual(refused('body field_invalid'));
    expect(await send(formOf(texts, ''))).toEqual(refused('body field_invalid'));
  });

  it('is not read any further than it may be long, also where it does not say how long it is', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(
      `POST ${sending.path} HTTP/1.1\r\nHost: x\r\ntoken: ${sending.token}\r\nlang: en\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const piece = Buffer.alloc(1024 * 1024, 'x');
    for (let sent = 0; sent < 40 && answer === ''; sent++) {
      socket.write(`${piece.length.toString(16)}\r\n`);
      socket.write(piece);
      await new Promise<void>((resolve) => socket.write('\r\n', () => resolve()));
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.write('0\r\n\r\n');
    await expect.poll(() => answer).toContain('upload_too_large');
    expect(answer).toContain('413');
    socket.destroy();
    const long = { 'content-length': String(30 * 1024 * 1024) };
    const announced = connect(Number(port), hostname);
    announced.write(
      `POST ${sending.path} HTTP/1.1\r\nHost: x\r\ntoken: ${sending.token}\r\nContent-Type: ${type}\r\nContent-Length: ${long['content-length']}\r\n\r\n`,
    );
    let refusal = '';
    announced.on('data', (data) => {
      refusal += data;
    });
    await expect.poll(() => refusal).toContain('upload_too_large');
    announced.destroy();
    expect(await kept()).toBe(0);
  });

  it('may be sent again at once by somebody who left in the middle of it', async () => {
    const { hostname, port } = new URL(server.address);
    const begun = once(server.app.server, 'request');
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) =>
      socket.write(
        `POST ${sending.path} HTTP/1.1\r\nHost: x\r\ntoken: ${sending.token}\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n--B\r\n`,
        () => resolve(),
      ),
    );
    await begun;
    const form = formOf([...texts, file('fileName0', picture)]);
    await expect.poll(async () => (await send(form)).code).toBe('rate_limited');
    socket.destroy();
    await expect.poll(async () => (await send(form)).status).toBe(200);
    expect(await kept()).toBe(1);
  });
});
