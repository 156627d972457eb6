// Look-ups that many meters make at the same time go to the database as one query.

/** A statement takes at most 65,535 values, and during an outage many may wait. */
const mostKeys = 1000;

/**
 * Keys asked for in one turn of the event loop, or while a look-up is under way, are looked up together; results in the
 * order of the keys. One query at a time: a queue of small ones would cost the database a plan for each.
 */
export const batchedLookup = <Key, Result>(
  lookUpAll: (keys: readonly Key[]) => Promise<Result[]>,
): ((key: Key) => Promise<Result>) => {
  type Waiting = { key: Key; done: (result: Result) => void; fail: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let isRunning = false;

  const lookUp = async (together: readonly Waiting[]): Promise<void> => {
    try {
      const results = await lookUpAll(together.map(({ key }) => key));
      for (const [place, { done, fail }] of together.entries()) {
        const result = results[place];
        if (result === undefined)
          fail(new RangeError('A batched look-up returned fewer results than it was asked for.'));
        else done(result);
      }
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) await lookUp(waiting.splice(0, mostKeys));
    isRunning = false;
  };

  return (key) =>
    new Promise((done, fail) => {
      waiting.push({ key, done, fail });
      if (isRunning) return;
      isRunning = true;
      setImmediate(run);
    });
};
