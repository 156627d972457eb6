// Watches the newest values for every open stream of this process with one query a second.
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../clock/clock.ts';
import { forEachApart } from '../concurrency/for-each-apart.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { liveEvents, type Subject, subjectKey } from './live-event.ts';

/** Receives every event of its subject, the first one soon; equal events may follow each other. */
export type Watcher = (event: string) => void;

export type LiveHub = {
  /** Returns a function that stops the watching. */
  watch(subject: Subject, watcher: Watcher): () => void;
  watched(): number;
  close(): void;
};

type HubContext = { readonly db: Kysely<Database>; readonly clock: Clock; readonly log: Log };

type Watch = { readonly subject: Subject; readonly watchers: Set<Watcher> };

const everyMs = 1000;

export const createLiveHub = ({ db, clock, log }: HubContext): LiveHub => {
  const watches = new Map<string, Watch>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const look = async (): Promise<void> => {
    const looked = [...watches.values()];
    try {
      const events = await liveEvents(
        db,
        looked.map(({ subject }) => subject),
        nowMs(clock),
      );
      for (const [index, { watchers }] of looked.entries()) {
        forEachApart(watchers, (watcher) => watcher(events[index] ?? ''));
      }
    } catch (error) {
      // The streams stay open and go on when the database is back.
      log.warn({ err: error }, 'live values could not be read');
    }
    timer = null;
    lookLater();
  };

  const lookLater = (): void => {
    if (timer || isClosed || watches.size === 0) return;
    timer = setTimeout(look, everyMs);
  };

  const watch = (subject: Subject, watcher: Watcher): (() => void) => {
    const key = subjectKey(subject);
    const existing = watches.get(key) ?? { subject, watchers: new Set() };
    watches.set(key, existing);
    existing.watchers.add(watcher);
    lookLater();
    return () => {
      existing.watchers.delete(watcher);
      if (existing.watchers.size === 0 && watches.get(key) === existing) watches.delete(key);
    };
  };

  return {
    watch,
    watched: () => watches.size,
    close: () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
};
