// Lines about who is refused what, for whoever watches the log or lets a program block addresses by it. The first refusal
// of a kind to an address is logged at once; those that follow within the minute in one line with their number, at its end.
import { minuteMs } from '@ohmstead/domain';
import type { Log } from '../../log/log.ts';

export type Refusal = {
  /** The code of the error catalogue. */
  readonly reason: string;
  readonly address: string;
  /** Absent when unknown; for a failed login, what was typed as the username. */
  readonly account?: string | undefined;
  readonly route?: string | undefined;
};

export type RefusalLog = {
  note(refusal: Refusal): void;
  /** Writes the lines that still wait for the end of their minute. */
  flush(): void;
};

/** So many pairs of address and reason have lines of their own in a minute; all others share one. */
const mostKinds = 50;
const text = 'refused';

export const createRefusalLog = (log: Pick<Log, 'warn'>, everyMs = minuteMs): RefusalLog => {
  const further = new Map<string, { readonly refusal: Refusal; count: number }>();
  let others = 0;
  let timer: NodeJS.Timeout | null = null;

  const flush = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const { refusal, count } of further.values()) {
      const { reason, address } = refusal;
      if (count > 0) log.warn({ reason, address, count }, text);
    }
    if (others > 0) log.warn({ reason: 'of many kinds', count: others }, text);
    further.clear();
    others = 0;
  };

  const note = (refusal: Refusal): void => {
    timer ??= setTimeout(flush, everyMs).unref();
    const key = `${refusal.reason} ${refusal.address}`;
    const known = further.get(key);
    if (known) known.count += 1;
    else if (further.size >= mostKinds) others += 1;
    else {
      further.set(key, { refusal, count: 0 });
      log.warn({ ...refusal, count: 1 }, text);
    }
  };
  return { note, flush };
};
