/** Bounds how many items are under way; callers that can wait do so until there is room. */
export type CapacityGate = {
  has(): boolean;
  taken(): number;
  enter(items: number): void;
  leave(items: number): void;
  /** Resolves when there is room, or the gate is released. */
  until(): Promise<void>;
  /** From now on nobody waits. */
  release(): void;
};

export const openCapacityGate = (most: number): CapacityGate => {
  let inside = 0;
  let isReleased = false;
  const waiting: (() => void)[] = [];
  const mayEnter = (): boolean => isReleased || inside < most;
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
      isReleased = true;
      letIn();
    },
  };
};
