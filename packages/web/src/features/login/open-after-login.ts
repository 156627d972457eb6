import type { RouterHistory } from '@tanstack/react-router';
import { redirectTarget } from '../../navigation/redirect-target.ts';
import { openBehind } from '../../navigation/start-history.ts';

/** The page wanted before login, with home behind it; home else. */
export const openAfterLogin = (history: RouterHistory, wanted: unknown, origin: string): void => {
  const target = redirectTarget(wanted, origin);
  if (target === null || new URL(target, origin).pathname === '/main') history.replace(target ?? '/main');
  else openBehind(history, '/main', target);
};
