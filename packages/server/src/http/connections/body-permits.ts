// Permits for bodies of which few may be under way at once: few of one sender, so that nobody takes all of them, and few
// in all. When none is left, the slowest sender loses its permit to the next: a body that barely comes would keep others
// out.

export type Sender = {
  /** Bytes a second; null while that is not yet known, and once all is received. */
  speed(): number | null;
  cut(): void;
};

/** How many permits the sender, known by this key, may hold. */
export type Share = { readonly key: string; readonly most: number };

export type BodyPermits = {
  /** Null: too many are under way. Otherwise the function that releases the permit. */
  acquire(shares: readonly Share[], sender: Sender): (() => void) | null;
};

type Visit = { readonly shares: readonly Share[]; readonly sender: Sender };

/** A minute and a half for the files that devices send in batches; wired lines are a hundred times faster. */
const slowBytesPerSecond = 16 * 1024;

export const createPermits = (inAll: number): BodyPermits => {
  const taken = new Set<Visit>();
  const countOf = (key: string): number =>
    [...taken].filter(({ shares }) => shares.some((share) => share.key === key)).length;
  return {
    acquire: (shares, sender) => {
      if (shares.some(({ key, most }) => countOf(key) >= most)) return null;
      if (taken.size >= inAll && !cutSlowest(taken)) return null;
      const visit = { shares, sender };
      taken.add(visit);
      return () => void taken.delete(visit);
    },
  };
};

const cutSlowest = (taken: Set<Visit>): boolean => {
  let slowest: Visit | null = null;
  let least = slowBytesPerSecond;
  for (const visit of taken) {
    const speed = visit.sender.speed() ?? slowBytesPerSecond;
    if (speed >= least) continue;
    least = speed;
    slowest = visit;
  }
  if (slowest === null) return false;
  taken.delete(slowest);
  slowest.sender.cut();
  return true;
};
