import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchUnlessEarly } from './early-answers.ts';

describe('an early answer', () => {
  const server = createServer((_, response) => response.end('late'));
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => void server.close());
  afterEach(() => {
    globalThis.earlyAnswers = undefined;
  });
  const answer = async (): Promise<string> =>
    (await fetchUnlessEarly(url, { headers: { token: 'mine' } })).text();

  it('is used once', async () => {
    globalThis.earlyAnswers = new Map([[`mine ${url}`, Promise.resolve(new Response('early'))]]);
    expect([await answer(), await answer()]).toEqual(['early', 'late']);
  });

  it('of another address or person, or that failed, is not used', async () => {
    globalThis.earlyAnswers = new Map([
      [`mine ${url}other`, Promise.resolve(new Response('early'))],
      [`theirs ${url}`, Promise.resolve(new Response('early'))],
      [`mine ${url}`, Promise.reject(new TypeError('no network'))],
    ]);
    expect(await answer()).toBe('late');
  });

  it('need not be', async () => {
    expect(await answer()).toBe('late');
  });
});
