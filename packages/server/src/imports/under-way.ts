// Keeps track of the imports that are under way: each meter has one at a time.

export type ImportsUnderWay = {
  /** Null, and the body not run, when it has to wait for another. It is given what notes the import's number. */
  run<Result>(
    meterId: number,
    body: (begun: (importId: number) => void) => Promise<Result>,
  ): Promise<Result> | null;
  /** Whether this import may be the one of its meter that is under way. */
  has(meterId: number, importId: number): boolean;
  importIds(): readonly number[];
};

export const importsUnderWay = (): ImportsUnderWay => {
  /** The import of each meter; null until its number is known. */
  const meters = new Map<number, number | null>();
  return {
    run: (meterId, body) => {
      if (meters.has(meterId)) return null;
      meters.set(meterId, null);
      return body((importId) => void meters.set(meterId, importId)).finally(() => meters.delete(meterId));
    },
    has: (meterId, importId) => meters.has(meterId) && (meters.get(meterId) ?? importId) === importId,
    importIds: () => [...meters.values()].filter((id) => id !== null),
  };
};
