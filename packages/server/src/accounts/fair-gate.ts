// Lets few pieces of work run at once; the others wait for their turn. Clients are served in rotation and each may have
// only so many pieces waiting, so that a client who asks for much waits behind itself.

export type GateLimits = {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
};

export type Gate = {
  /** Throws `GateFull` when too many are waiting. */
  pass<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
};

export class GateFull extends Error {
  constructor() {
    super('Too much work is waiting behind the gate. Try again later.');
  }
}

type Start = () => void;

export const createGate = ({ atOnce, ...limits }: GateLimits): Gate => {
  /** The waiting work of each client, in the order of the clients' next turns. */
  const queues = new Map<string, Start[]>();
  let running = 0;
  let waiting = 0;

  const wait = (client: string): Promise<void> => {
    const queue = queues.get(client) ?? [];
    if (waiting >= limits.waiting || queue.length >= limits.waitingOfOne) throw new GateFull();
    queues.set(client, queue);
    waiting += 1;
    return new Promise((start) => queue.push(start));
  };
  /** Lets the next one run in the turn that has become free. */
  const handOver = (): void => {
    const [next] = queues;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [client, queue] = next;
    const start = queue.shift();
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
    waiting -= 1;
    start?.();
  };

  return {
    pass: async (client, work) => {
      if (running < atOnce) running += 1;
      else await wait(client);
      try {
        return await work();
      } finally {
        handOver();
      }
    },
  };
};
