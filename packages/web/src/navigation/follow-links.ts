// A link that opens the app leads to one of its own pages, or to none.

import { native } from '../platform/current-native.ts';
import { redirectTarget } from './redirect-target.ts';

export const followLinks = (open: (path: string) => void): void =>
  native().onLink((link) => {
    const path = redirectTarget(link, window.location.origin);
    if (path !== null) open(path);
  });
