import { describe, expect, it } from 'vitest';
import { createKnownAnswers } from './known-answers.ts';

/** A server whose answer at an address changes on demand. */
const tagged = () => {
  const texts = new Map<string, string>();
  const asked: (string | null)[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const named = new Headers(init.headers).get('if-none-match');
    asked.push(named);
    const text = texts.get(url) ?? 'first';
    const tag = `W/"${text.slice(0, 20)}"`;
    if (init.method !== 'GET') return new Response('done');
    return named === tag
      ? new Response(null, { status: 304, headers: { etag: tag } })
      : new Response(text, { headers: { etag: tag } });
  };
  return { fetch, asked, setText: (url: string, text: string) => texts.set(url, text) };
};

const get = (token = 't1', lang = 'en') => ({ method: 'GET', headers: { token, lang } });

describe('answers known already', () => {
  it('are not sent again until they change', async () => {
    const server = tagged();
    const known = createKnownAnswers(server.fetch);
    const ask = async () => (await known.fetch('/a', get())).text();
    expect([await ask(), await ask()]).toEqual(['first', 'first']);
    server.setText('/a', 'second');
    expect([await ask(), await ask()]).toEqual(['second', 'second']);
    expect(server.asked).toEqual([null, 'W/"first"', 'W/"first"', 'W/"second"']);
  });

  it.each([
    ['token', get('t2')],
    ['language', get('t1', 'de')],
    ['method', { ...get(), method: 'POST' }],
  ])('are of one %s only', async (_, other) => {
    const server = tagged();
    const known = createKnownAnswers(server.fetch);
    await known.fetch('/a', get());
    await known.fetch('/a', other);
    expect(server.asked).toEqual([null, null]);
  });

  it('are forgotten with the session', async () => {
    const server = tagged();
    const known = createKnownAnswers(server.fetch);
    await known.fetch('/a', get());
    known.forget();
    await known.fetch('/a', get());
    expect(server.asked).toEqual([null, null]);
  });

  it('are dropped, the oldest first, when they are very long', async () => {
    const server = tagged();
    const known = createKnownAnswers(server.fetch);
    for (const url of ['/a', '/b', '/c']) {
      server.setText(url, url.repeat(1_500_000));
      await known.fetch(url, get());
    }
    await known.fetch('/c', get());
    await known.fetch('/a', get());
    expect(server.asked.slice(3).map((tag) => tag !== null)).toEqual([true, false]);
  });

  it('may be failures, which are passed on as they are', async () => {
    const refused = async () => new Response('no', { status: 401, headers: { etag: 'W/"no"' } });
    const answer = await createKnownAnswers(refused).fetch('/a', get());
    expect([answer.status, await answer.text()]).toEqual([401, 'no']);
  });
});
