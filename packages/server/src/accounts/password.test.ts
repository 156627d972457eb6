import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashPassword, inTurn } from './password.ts';

const isPasswordOf = (hash: string | null, password: string, client = 'test') =>
  inTurn(client, (look) => look(hash, password));

describe('passwords', () => {
  it('are right where their hash is, and never where there is no account', async () => {
    const hash = await hashPassword('four plain words');
    expect(await isPasswordOf(hash, 'four plain words')).toBe(true);
    expect(await isPasswordOf(hash, 'four plain word')).toBe(false);
    expect(await isPasswordOf(null, 'nobody’s')).toBe(false);
  });

  it('leaves room for files while very many are looked at', async () => {
    let looked = 0;
    const all = Array.from({ length: 40 }, async (_, client) => {
      await isPasswordOf(null, 'not it', `198.51.100.${client}`);
      looked += 1;
    });
    await stat('.');
    expect(looked).toBeLessThan(10);
    await Promise.all(all);
  });
});
