import { describe, expect, it } from 'vitest';
import { rememberSessions } from './remembered-sessions.ts';
import type { Session } from './session.ts';

const session = (accountId: number, expiresAtMs = 1e9) => ({ accountId, expiresAtMs }) as Session;

describe('rememberSessions', () => {
  it('remembers for five seconds, and never beyond the end of the session', () => {
    const sessions = rememberSessions();
    sessions.lookUp()('a', session(1), 1000);
    sessions.lookUp()('b', session(1, 2000), 1000);
    expect(sessions.find('a', 5999)?.accountId).toBe(1);
    expect(sessions.find('a', 6000)).toBeNull();
    expect(sessions.find('b', 2000)).toBeNull();
  });

  it('forgets those of one account', () => {
    const sessions = rememberSessions();
    sessions.lookUp()('a', session(1), 0);
    sessions.lookUp()('b', session(2), 0);
    sessions.forget(1);
    expect(sessions.find('a', 1)).toBeNull();
    expect(sessions.find('b', 1)?.accountId).toBe(2);
  });

  it.each([
    ['one ends', (sessions: ReturnType<typeof rememberSessions>) => sessions.forget(1)],
    ['changes were not heard', (sessions: ReturnType<typeof rememberSessions>) => sessions.forgetAll()],
  ])('remembers nothing that was looked up before %s', (_, end) => {
    const sessions = rememberSessions();
    const keep = sessions.lookUp();
    end(sessions);
    keep('a', session(1), 0);
    expect(sessions.find('a', 1)).toBeNull();
  });
});
