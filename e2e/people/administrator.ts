import { ask } from './ask.ts';
import { logIn } from './person.ts';

/** What a program is started with, so that its administrator is known. */
export const administratorSettings = { ADMIN_PASSWORD: 'first-of-all-engines' };

const chosen = 'difference-engine-2';

/** The token of the first administrator, who has chosen another password, now or before. */
export const administrator = async (origin: string): Promise<string> => {
  const first = administratorSettings.ADMIN_PASSWORD;
  const token = await logIn(origin, { username: 'admin', password: first }).catch(() => null);
  if (token === null) return logIn(origin, { username: 'admin', password: chosen });
  const body = { oldPassword: first, newPassword: chosen };
  const answer = await ask(origin, '/api/v1/user/password', { token, body });
  if (!answer.successful) throw new Error(`the first password was not changed: ${answer.message}`);
  return token;
};
