// Look-ups that many meters make at the same time go to the database as one query.

/** Keys asked for in one turn of the event loop are looked up together; results in the order of the keys. */
export const batchedLookup = <Key, Result>(
  lookUpAll: (keys: readonly Key[]) => Promise<Result[]>,
): ((key: Key) => Promise<Result>) => {
  type Asked = { key: Key; done: (result: Result) => void; fail: (error: unknown) => void };
  let asked: Asked[] = [];

  const lookUp = async (): Promise<void> => {
    const together = asked;
    asked = [];
    try {
      const results = await lookUpAll(together.map(({ key }) => key));
      for (const [place, { done, fail }] of together.entries()) {
        const result = results[place];
        if (result === undefined) fail(new RangeError('a look-up gave too few results'));
        else done(result);
      }
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  };

  return (key) =>
    new Promise((done, fail) => {
      if (asked.length === 0) setImmediate(lookUp);
      asked.push({ key, done, fail });
    });
};
