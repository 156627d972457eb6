// Pure: what an analysis looks at, as its address states it. Unknown parts are left out.

import type { AlertKind } from '@ohmstead/domain';
import { alertKinds } from '@ohmstead/domain';
import { quantities } from './quantities.ts';
import type { Quantity } from './queries.ts';

export type AnalysisSearch = {
  /** Empty: none is chosen. */
  readonly meterIds: readonly number[];
  readonly kinds: readonly AlertKind[];
  readonly left: Quantity | null;
  readonly right: Quantity | null;
};

/** The address reads a single id as a number. */
export const analysisSearch = (search: Readonly<Record<string, unknown>>): AnalysisSearch => ({
  meterIds: listOf(search.meters).map(Number).filter(isId),
  kinds: alertKinds.filter((kind) => listOf(search.kinds).includes(kind)),
  left: quantityOf(search.left),
  right: quantityOf(search.right),
});

/** The list as it stands in the address; undefined leaves it out. */
export const listInSearch = (list: readonly (string | number)[]): string | number | undefined =>
  list.length > 1 ? list.join(',') : list[0];

const listOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? String(value).split(',') : [];

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

const quantityOf = (value: unknown): Quantity | null => quantities.find((one) => one === value) ?? null;
