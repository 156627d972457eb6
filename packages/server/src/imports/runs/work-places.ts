// So many files are read at a time, the others wait in turn: each takes a thread and memory.

export type WorkPlaces = {
  /** Rejects with the signal's reason where that comes before the turn. */
  hold<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
};

export const workPlaces = (most: number): WorkPlaces => {
  let taken = 0;
  const waiting = new Set<() => void>();
  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        waiting.delete(begin);
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      waiting.add(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  const enter = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (taken < most) taken += 1;
    else await turn(signal);
  };
  /** Whoever waits longest gets the place itself. */
  const leave = (): void => {
    const [next] = waiting;
    if (next) next();
    else taken -= 1;
  };
  return {
    hold: async (signal, work) => {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
