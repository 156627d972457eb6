/** One thing that was made to go wrong, and what was found afterwards. */
export type Check = {
  readonly what: string;
  /** None: it passed. */
  readonly problems: readonly string[];
};

export type Place = {
  /** A folder on a real disk, for data. */
  readonly dataParent: string;
  /** Reported after each check, so that whoever waits sees the progress. */
  readonly checked: (check: Check) => void;
};

/** Has data of its own, so that it can be repeated by itself. */
export type FaultCase = {
  /** `npm run faults -- name` runs it alone. */
  readonly name: string;
  readonly title: string;
  /** How many checks it makes when it comes to its end. */
  readonly checks: number;
  run(place: Place, seed: number): Promise<void>;
};
