/** Runs jobs in the order they are given, each when the one before has ended. */
export const oneAtATime = (): (<Result>(job: () => Promise<Result>) => Promise<Result>) => {
  let before: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = before.then(job);
    before = result.catch(() => undefined);
    return result;
  };
};
