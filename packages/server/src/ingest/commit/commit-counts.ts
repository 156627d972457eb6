// How many readings come into the tables and how long they wait for it, for whoever watches the server.

export type CommitCounts = {
  /** The first reading came while none was unwritten. */
  began(atMicros: number): void;
  /** Readings are in the tables; the last of them arrived then. */
  committed(readings: number, lastArrivalMicros: number): void;
  /** Readings a second over the last minute, or since the start. */
  perSecond(): number;
  /** The longest that a reading which is unwritten now can have waited. */
  waitedMs(nowMicros: number): number;
};

const seconds = 60;

/** `now` goes on steadily: milliseconds since the start of the process. */
export const openCommitCounts = (now: () => number = () => performance.now()): CommitCounts => {
  const counts = new Array<number>(seconds).fill(0);
  const openedSecond = Math.floor(now() / 1000);
  let second = openedSecond;
  let sinceMicros = 0;

  /** Forgets the seconds that have become more than a minute old. */
  const goOn = (): void => {
    const current = Math.floor(now() / 1000);
    const passed = Math.min(current - second, seconds);
    for (let one = 1; one <= passed; one++) counts[(current - passed + one) % seconds] = 0;
    second = current;
  };

  return {
    began: (atMicros) => {
      sinceMicros = atMicros;
    },
    committed: (readings, lastArrivalMicros) => {
      goOn();
      const index = second % seconds;
      counts[index] = (counts[index] ?? 0) + readings;
      sinceMicros = Math.max(sinceMicros, lastArrivalMicros);
    },
    perSecond: () => {
      goOn();
      const elapsed = Math.min(seconds, second - openedSecond + 1);
      return counts.reduce((sum, count) => sum + count, 0) / elapsed;
    },
    waitedMs: (nowMicros) => Math.max(0, (nowMicros - sinceMicros) / 1000),
  };
};
