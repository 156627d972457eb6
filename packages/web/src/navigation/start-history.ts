import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { Landing } from './landing.ts';

/** A history that begins as the landing says; one that comes from a reload stays as it is. */
export const startHistory = (landingOf: (path: string) => Landing): RouterHistory => {
  const isReload = window.history.state !== null;
  const history = createBrowserHistory();
  if (isReload) return history;
  const { home, open } = landingOf(history.location.href);
  if (home !== null) openBehind(history, home, open);
  else if (open !== history.location.href) replaceNow(history, open);
  return history;
};

/** Opens a page with another one behind it. */
export const openBehind = (history: RouterHistory, behind: string, open: string): void => {
  replaceNow(history, behind);
  history.push(open);
  history.flush();
};

/** The history gathers changes until the next tick; each of ours is an entry of its own. */
const replaceNow = (history: RouterHistory, path: string): void => {
  history.replace(path);
  history.flush();
};
