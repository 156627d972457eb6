// Lets few pieces of work run at once; the others wait for their turn. Whoever asks for much waits behind themselves:
// those who ask are served in rotation, and each may have so many waiting.

export type GateLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
};

export type Gate = {
  /** Throws `GateFull` where there is no place left to wait. */
  pass<Result>(asker: string, work: () => Promise<Result>): Promise<Result>;
};

export class GateFull extends Error {}

type Start = () => void;

export const createGate = ({ atOnce, ...limits }: GateLimits): Gate => {
  /** Of each who waits, in the order of their next turns. */
  const queues = new Map<string, Start[]>();
  let running = 0;
  let waiting = 0;

  const wait = (asker: string): Promise<void> => {
    const queue = queues.get(asker) ?? [];
    if (waiting >= limits.waiting || queue.length >= limits.waitingOfOne) throw new GateFull();
    queues.set(asker, queue);
    waiting += 1;
    return new Promise((start) => queue.push(start));
  };
  /** Gives the place that has become free to the next one. */
  const handOver = (): void => {
    const [next] = queues;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [asker, queue] = next;
    const start = queue.shift();
    queues.delete(asker);
    if (queue.length > 0) queues.set(asker, queue);
    waiting -= 1;
    start?.();
  };

  return {
    pass: async (asker, work) => {
      if (running < atOnce) running += 1;
      else await wait(asker);
      try {
        return await work();
      } finally {
        handOver();
      }
    },
  };
};
