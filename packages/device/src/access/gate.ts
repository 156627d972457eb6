// Who may ask for what. Old firmware wants admin/admin for everything. New firmware lets everybody in until Admin
// Security is on; then only what is public stays open, and repeated wrong passwords close the door for a while.
import type { Firmware } from '../firmware.ts';
import { type Answer, tooManyFailures, unauthorized } from '../http/answer.ts';
import type { Settings } from '../memory/settings.ts';
import { basicLogin, isSameLogin, type Login } from './basic-login.ts';

export type Access = 'public' | 'protected' | 'adminOnly';

export type Gate = {
  /** Why a request is refused; null where it may pass. */
  readonly refusal: (access: Access, authorization: string | null) => Answer | null;
};

const fixedLogin: Login = { username: 'admin', password: 'admin' };

type GateOptions = {
  readonly firmware: Firmware;
  readonly settings: () => Settings;
  readonly lockout: { readonly failures: number; readonly seconds: number };
  readonly nowMs: () => number;
};

export const createGate = ({ firmware, settings, lockout, nowMs }: GateOptions): Gate => {
  let failures = 0;
  let closedUntilMs = 0;

  const judge = (authorization: string | null): Answer | null => {
    const waitMs = closedUntilMs - nowMs();
    if (waitMs > 0) return tooManyFailures(Math.ceil(waitMs / 1000));
    const login = basicLogin(authorization);
    // UNVERIFIED: that a request without a password does not count as a wrong one.
    if (login === null) return unauthorized;
    if (isSameLogin(login, settings().admin)) {
      failures = 0;
      return null;
    }
    failures += 1;
    if (failures < lockout.failures) return unauthorized;
    failures = 0;
    closedUntilMs = nowMs() + 1000 * lockout.seconds;
    return tooManyFailures(lockout.seconds);
  };

  return {
    refusal: (access, authorization) => {
      if (firmware.login === 'fixed') return judgeFixed(authorization);
      // UNVERIFIED: that certificates are refused with 401 while Admin Security is off.
      if (!settings().admin.enabled) return access === 'adminOnly' ? unauthorized : null;
      return access === 'public' ? null : judge(authorization);
    },
  };
};

const judgeFixed = (authorization: string | null): Answer | null => {
  const login = basicLogin(authorization);
  return login !== null && isSameLogin(login, fixedLogin) ? null : unauthorized;
};
