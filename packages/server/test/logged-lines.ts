// A log that keeps its lines, as the program writes them.

import type { Log } from '../src/log/log.ts';
import { openLog } from '../src/log/open-log.ts';

type Line = { readonly msg: string; readonly [key: string]: unknown };

export type LoggedLines = {
  readonly log: Log;
  lines(): Line[];
  /** The longest line's. */
  longest(): number;
  forget(): void;
};

export const loggedLines = (): LoggedLines => {
  let texts: string[] = [];
  return {
    log: openLog({ write: (line) => void texts.push(line) }),
    lines: () => texts.map((text) => JSON.parse(text)),
    longest: () => Math.max(0, ...texts.map(({ length }) => length)),
    forget: () => {
      texts = [];
    },
  };
};
