// A device's life: it starts, serves, and now and then is away for a restart.
import { setTimeout as wait } from 'node:timers/promises';

/** Closes a service with all its connections. */
export type Close = () => Promise<void>;

type LifeOptions = {
  /** Starts the services as the settings are by now. */
  readonly open: (signal: AbortSignal) => Promise<readonly Close[]>;
  readonly restartMs: number;
  readonly onTrouble: (text: string) => void;
};

export type Life = {
  readonly begin: () => Promise<void>;
  /** Returns at once; asked for again while it is away, nothing more happens. */
  readonly restart: () => void;
  readonly isAway: () => boolean;
  readonly starts: () => number;
  readonly end: () => Promise<void>;
};

export const createLife = ({ open, restartMs, onTrouble }: LifeOptions): Life => {
  const ended = new AbortController();
  let awake = new AbortController();
  let services: readonly Close[] = [];
  let isAway = true;
  let starts = 0;
  let restarting: Promise<void> = Promise.resolve();

  const begin = async (): Promise<void> => {
    awake = new AbortController();
    services = await open(awake.signal);
    isAway = false;
    starts += 1;
  };
  const leave = async (): Promise<void> => {
    isAway = true;
    awake.abort();
    await Promise.all(services.map((close) => close()));
    services = [];
  };
  const restart = async (): Promise<void> => {
    await leave();
    await wait(restartMs, undefined, { signal: ended.signal }).catch(() => undefined);
    if (!ended.signal.aborted) await begin();
  };

  return {
    begin,
    isAway: () => isAway,
    starts: () => starts,
    restart: () => {
      if (isAway) return;
      restarting = restart().catch((error) =>
        onTrouble(error instanceof Error ? error.message : String(error)),
      );
    },
    end: async () => {
      ended.abort();
      await restarting;
      await leave();
    },
  };
};
