export type Listeners = {
  /** Answers what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly announce: () => void;
};

/** Who wants to hear when a value outside React changes. */
export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    announce: () => {
      for (const listener of all) listener();
    },
  };
};
