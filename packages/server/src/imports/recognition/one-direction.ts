// Which of several columns of one direction are meant: the grid's rather than the house's, the total rather than its
// parts; parts without a total are added.
import type { Judged } from './judge-values.ts';

export type OneDirection = { readonly chosen: readonly Judged[]; readonly isUnclear: boolean };

export const oneDirection = (all: readonly Judged[]): OneDirection => {
  const steps: readonly ((one: Judged) => boolean)[] = [
    ({ isDirectionUnclear }) => !isDirectionUnclear,
    ({ candidate }) => candidate.named.isOfGrid,
    ({ candidate }) => candidate.named.isTotal,
    ({ candidate }) => !candidate.named.isPart,
  ];
  const preferred = steps.reduce<readonly Judged[]>(prefer, all);
  if (isOfRegisters(preferred) || preferred.every(({ candidate }) => candidate.named.isPart)) {
    return { chosen: preferred, isUnclear: false };
  }
  // The finer of two resolutions has more of them.
  const most = Math.max(...preferred.map(({ numbers }) => numbers.length));
  const dense = preferred.filter(({ numbers }) => numbers.length > 0.6 * most);
  return { chosen: dense.slice(0, 1), isUnclear: dense.length > 1 };
};

const prefer = (all: readonly Judged[], is: (one: Judged) => boolean): readonly Judged[] => {
  const preferred = all.filter(is);
  return preferred.length > 0 ? preferred : all;
};

/** Registers stand in rows of their own. */
const isOfRegisters = (all: readonly Judged[]): boolean =>
  all.every(({ candidate }) => candidate.where !== null);
