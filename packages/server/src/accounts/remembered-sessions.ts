// Open sessions as they were looked up a moment ago, so that a busy screen costs one look-up in five seconds.
import type { Session } from './session.ts';

export type RememberedSessions = {
  find(key: string, atMs: number): Session | null;
  /** To be asked for before a look-up: what it found is remembered only if no session has ended meanwhile. */
  lookUp(): (key: string, session: Session, atMs: number) => void;
  forget(accountId: number): void;
  forgetAll(): void;
};

const rememberedForMs = 5_000;
const rememberedMost = 10_000;

export const rememberSessions = (): RememberedSessions => {
  const remembered = new Map<string, { readonly session: Session; readonly untilMs: number }>();
  let ends = 0;
  return {
    find: (key, atMs) => {
      const known = remembered.get(key);
      return known && atMs < known.untilMs ? known.session : null;
    },
    lookUp: () => {
      const begun = ends;
      return (key, session, atMs) => {
        if (begun !== ends) return;
        if (remembered.size >= rememberedMost) remembered.clear();
        remembered.set(key, { session, untilMs: Math.min(session.expiresAtMs, atMs + rememberedForMs) });
      };
    },
    forget: (accountId) => {
      ends += 1;
      for (const [key, { session }] of remembered)
        if (session.accountId === accountId) remembered.delete(key);
    },
    forgetAll: () => {
      ends += 1;
      remembered.clear();
    },
  };
};
