// Which server the app means. The web build's is where its page came from.

import { isAppBuild } from './build.ts';
import { kept } from './kept.ts';

const stored = kept('server');

/** Given at the build of the app. */
const first: unknown = import.meta.env.API_HOST;

/** Stands before the path of a call; empty in the web build, and in an app that knows no server yet. */
export const serverAddress = (): string => {
  if (!isAppBuild) return '';
  return stored.get() ?? (typeof first === 'string' ? first.replace(/\/+$/, '') : '');
};

export const setServerAddress = (address: string): void => stored.set(address);
