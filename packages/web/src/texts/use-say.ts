import { useSyncExternalStore } from 'react';
import { say, subscribeTexts, textsVersion } from './texts.ts';

/** Texts of the language shown, for what writes no figure: login waits for no format. */
export const useSay = (): typeof say => {
  useSyncExternalStore(subscribeTexts, textsVersion);
  return say;
};
