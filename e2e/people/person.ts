// People of the stories: each with a name and a meter nobody else has.
import { randomBytes } from 'node:crypto';
import { ask } from './ask.ts';

export type Person = {
  readonly username: string;
  readonly password: string;
  readonly sn: string;
  readonly fullName: string;
  readonly email?: string;
};

export const newPerson = (): Person => {
  const unique = randomBytes(4).toString('hex');
  return {
    username: `ada_${unique}`,
    password: 'analytical',
    sn: unique.toUpperCase(),
    fullName: 'Ada Lovelace',
  };
};

export const register = async (
  origin: string,
  { username, password, sn, fullName, email }: Person,
): Promise<void> => {
  const body = { username, password, sn, fullName, email, TimeZoneInfoId: 'Europe/Berlin' };
  const answer = await ask(origin, '/api/v1/user/register', { body });
  if (!answer.successful) throw new Error(`not registered: ${answer.message}`);
};

export const demoUser = { username: 'demo', password: 'ohmstead' };

/** Logs in over the API, as another browser would; returns the token. */
export const logIn = async (
  origin: string,
  { username, password }: { username: string; password: string },
): Promise<string> => {
  const body = { username, password, remember: false };
  const { data, message } = await ask(origin, '/api/v1/user/login', { body });
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : null;
  if (typeof token !== 'string') throw new Error(`not logged in: ${message}`);
  return token;
};
