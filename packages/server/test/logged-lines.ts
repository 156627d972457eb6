// A log that keeps its lines, as the program writes them.
import { openLog } from '../src/open-log.ts';
import type { Log } from '../src/storage/storage.ts';

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
