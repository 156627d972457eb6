/** So many items may be under way; who can wait does until there is room. */
export type CapacityGate = {
  has(): boolean;
  taken(): number;
  enter(items: number): void;
  leave(items: number): void;
  /** Resolves when there is room, or the waiting is called off. */
  until(): Promise<void>;
  release(): void;
};

export const openCapacityGate = (most: number): CapacityGate => {
  let inside = 0;
  let isCalledOff = false;
  const waiting: (() => void)[] = [];
  const mayEnter = (): boolean => isCalledOff || inside < most;
  const letIn = (): void => {
    const woken = mayEnter() ? waiting.splice(0) : [];
    for (const wake of woken) wake();
  };
  return {
    has: () => inside < most,
    taken: () => inside,
    enter: (items) => {
      inside += items;
    },
    leave: (items) => {
      inside -= items;
      letIn();
    },
    until: () => (mayEnter() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    release: () => {
      isCalledOff = true;
      letIn();
    },
  };
};
