import type { Reading } from '../reading.ts';

/** How a reading stands to what is known: by its instant, and by the reading already kept at that instant. */
export type ArrivalKind =
  | 'inOrder'
  /** Same instant, same values: nothing to store. */
  | 'duplicate'
  /** Same instant, other values: the caller gives it the next free microsecond. */
  | 'collision'
  /** Older than the newest: the ledger is recomputed from a decided slot before it. */
  | 'outOfOrder';

export const arrivalKind = (
  reading: Reading,
  known: { newestAtMicros: number | null; atSameInstant: Reading | null },
): ArrivalKind => {
  if (known.atSameInstant !== null) {
    return isSameReading(reading, known.atSameInstant) ? 'duplicate' : 'collision';
  }
  if (known.newestAtMicros === null || reading.atMicros > known.newestAtMicros) return 'inOrder';
  return 'outOfOrder';
};

type Row = Readonly<Record<string, number | null>>;
type Values = Pick<Reading, 'phases' | 'net' | 'reactive'>;

/** Whether two readings say the same, instants aside. */
export const isSameReading = (one: Values, other: Values): boolean =>
  areSameRows(one.phases, other.phases) &&
  areSameRows(one.net === null ? [] : [one.net], other.net === null ? [] : [other.net]) &&
  areSameRows(one.reactive ?? [], other.reactive ?? []);

const areSameRows = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, index) => isSameRow(row, other[index] ?? {}));

const isSameRow = (one: Row, other: Row): boolean => Object.keys(one).every((key) => one[key] === other[key]);
