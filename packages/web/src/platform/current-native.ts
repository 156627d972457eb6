import { browserNative } from './browser-native.ts';
import type { Native } from './native.ts';

let current: Native = browserNative;

export const native = (): Native => current;

/** For the app's own entry, before the program starts. */
export const setNative = (own: Native): void => {
  current = own;
};
