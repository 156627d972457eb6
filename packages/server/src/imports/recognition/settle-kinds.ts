import type { Judged } from './judge-values.ts';
import type { Kind } from './value-name.ts';

/** What does not show what it is, is what the others are. */
export const settleKinds = (energies: readonly Judged[]): Judged[] => {
  const known = new Set(
    energies.flatMap(({ kind, isKindOpen }) => (isKindOpen || kind === null ? [] : [kind])),
  );
  const [only] = known;
  return energies.map((one) => {
    if (one.kind !== null && !one.isKindOpen) return one;
    const isSilent = one.kind === null && known.size === 1 && only !== undefined;
    if (isSilent) return { ...one, kind: only, isKindOpen: false };
    return { ...one, kind: one.kind ?? proposedKind(one.numbers), isKindOpen: true };
  });
};

const largeCount = 1000;

const proposedKind = (numbers: readonly number[]): Kind =>
  numbers.length > 0 && numbers.every((value) => value >= largeCount) ? 'count' : 'interval';
