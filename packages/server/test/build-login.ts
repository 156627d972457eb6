import type { TestApp } from './app-for-test.ts';
import { buildAccount } from './build-meter.ts';

export type Login = { readonly accountId: number; readonly token: string };

/** An account with an open session. */
export const buildLogin = async (
  { db, context }: TestApp,
  kind: 'user' | 'demo' | 'admin' = 'user',
): Promise<Login> => {
  const accountId = await buildAccount(db, { kind });
  const token = await context.sessions.open({ id: accountId, endsOthers: true }, 'web', true);
  return { accountId, token };
};
