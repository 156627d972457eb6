// One question to a device. Without a login first; where the device wants one, with the login kept for it, or with the
// factory's where its firmware has always asked for that.
import type { DeviceAnswer, Native } from '../platform/native.ts';
import { adminSecurityOf } from './answers/admin-status.ts';
import { answered, type Outcome } from './answers/outcome.ts';
import { originOf } from './device-address.ts';
import { authorizationOf, type DeviceLogin, factoryLogin } from './login.ts';

export type Question = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly timeoutMs?: number;
};

/** `body` is undefined for what is not JSON. */
export type Answer = { readonly status: number; readonly body: unknown };

export type Ask = (address: string, question: Question) => Promise<Outcome<Answer>>;

export type Means = Pick<Native, 'request' | 'isConnected'> & {
  readonly loginOf: (address: string) => DeviceLogin | null;
  readonly now: () => number;
};

const usualMs = 5000;
const usualLockSeconds = 60;

export const createAsk = (means: Means): Ask => {
  /** By address: what the device has taken, and what it has refused. A lock follows too many wrong logins. */
  const taken = new Map<string, string>();
  const refused = new Map<string, string>();

  const send = (address: string, question: Question, authorization?: string): Promise<DeviceAnswer> =>
    means.request({
      method: question.method ?? 'GET',
      url: originOf(address) + question.path,
      headers: {
        ...(question.body && { 'Content-Type': 'application/json' }),
        ...(authorization !== undefined && { Authorization: authorization }),
      },
      ...(question.body && { body: JSON.stringify(question.body) }),
      timeoutMs: question.timeoutMs ?? usualMs,
    });

  const loginToTry = async (address: string): Promise<string | null> => {
    const own = means.loginOf(address);
    if (own === null && (await hasAdminSecurity(address))) return null;
    const authorization = authorizationOf(own ?? factoryLogin);
    return refused.get(address) === authorization ? null : authorization;
  };

  const hasAdminSecurity = async (address: string): Promise<boolean> => {
    const { status, text } = await send(address, { path: '/api/admin/status' });
    return status === 200 && adminSecurityOf(jsonOf(text)) === true;
  };

  const askWithLogin = async (address: string, question: Question): Promise<Outcome<Answer>> => {
    const authorization = await loginToTry(address);
    if (authorization === null) return { kind: 'loginNeeded', refused: refused.has(address) };
    const answer = await send(address, question, authorization);
    if (answer.status === 401) {
      refused.set(address, authorization);
      return { kind: 'loginNeeded', refused: true };
    }
    refused.delete(address);
    if (answer.status !== 429) taken.set(address, authorization);
    return outcomeOf(answer, means.now());
  };

  return async (address, question) => {
    try {
      const answer = await send(address, question, taken.get(address));
      if (answer.status !== 401) return outcomeOf(answer, means.now());
      taken.delete(address);
      return await askWithLogin(address, question);
    } catch {
      return { kind: (await means.isConnected()) ? 'unreachable' : 'noNetwork' };
    }
  };
};

const outcomeOf = ({ status, headers, text }: DeviceAnswer, nowMs: number): Outcome<Answer> => {
  if (status !== 429) return answered({ status, body: jsonOf(text) });
  const after = Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  const seconds = /^\d{1,6}$/.test(after ?? '') ? Number(after) : usualLockSeconds;
  return { kind: 'locked', untilMs: nowMs + seconds * 1000 };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
