import type { SentReading, ValuesText } from './sent-readings.ts';
import type { StoredReadings } from './stored-readings.ts';

/** An instant's microseconds are cut off on the way. */
const roundingMs = 1;

/** What is wrong with the stored readings of a meter, a line each. */
export const readingProblems = (
  sent: ReadonlyMap<ValuesText, SentReading>,
  stored: StoredReadings,
): string[] => {
  const strangers = [...stored.keys()].filter((values) => !sent.has(values));
  return [
    ...[...sent].flatMap(([values, reading]) => {
      const problem = problemOf(reading, stored.get(values) ?? []);
      return problem === null ? [] : [`${problem}: ${values}`];
    }),
    ...strangers.map((values) => `stored, though nobody sent it: ${values}`),
  ];
};

const problemOf = ({ fate, fromMs, toMs }: SentReading, instants: readonly number[]): string | null => {
  if (fate === 'removed') return instants.length === 0 ? null : 'removed, and still stored';
  if (instants.length > 1) return `stored ${instants.length} times`;
  const [atMs] = instants;
  if (atMs === undefined) return fate === 'acknowledged' ? 'LOST: acknowledged, and not stored' : null;
  if (atMs >= fromMs - roundingMs && atMs <= toMs + roundingMs) return null;
  return `stored at ${isoOf(atMs)}, sent between ${isoOf(fromMs)} and ${isoOf(toMs)}`;
};

const isoOf = (ms: number): string => (Number.isFinite(ms) ? new Date(ms).toISOString() : 'now');
