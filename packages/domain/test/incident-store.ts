// Incidents as a store keeps them, from what judging says of them.
import { expect } from 'vitest';
import {
  firstState,
  type IncidentChange,
  judgeReadings,
  type ReadingIncident,
  stateUntil,
} from '../src/incident/judge-readings.ts';
import { rejudge } from '../src/incident/rejudge.ts';
import type { JudgedReading, ValueWatch } from '../src/incident/value-watch.ts';
import type { MicroSpan } from '../src/time/micro-span.ts';

const applied = (
  stored: readonly ReadingIncident[],
  changes: readonly IncidentChange[],
): ReadingIncident[] => {
  let incidents = [...stored];
  for (const { before, after } of changes) {
    const place = before
      ? incidents.findIndex(
          (one) =>
            one.kind === before.kind &&
            one.phase === before.phase &&
            one.startedMicros === before.startedMicros,
        )
      : -1;
    if (before !== null) expect(place).toBeGreaterThanOrEqual(0);
    if (after === null) incidents = incidents.toSpliced(place, 1);
    else incidents = before === null ? [...incidents, after] : incidents.with(place, after);
  }
  return incidents;
};

export const byKind = (incidents: readonly ReadingIncident[]): ReadingIncident[] =>
  [...incidents].sort(
    (a, b) =>
      a.startedMicros - b.startedMicros || a.kind.localeCompare(b.kind) || (a.phase ?? 0) - (b.phase ?? 0),
  );

/** Where no reading follows, what was switched off since the last one has ended. */
export const inOrder = (watches: readonly ValueWatch[], readings: readonly JudgedReading[]) => {
  const judged = judgeReadings(watches, firstState(watches), readings);
  const { changes } = stateUntil(watches, judged.state, Number.POSITIVE_INFINITY);
  return byKind(applied([], [...judged.changes, ...changes]));
};

export const byInstant = (readings: readonly JudgedReading[]) =>
  [...readings].sort((a, b) => a.atMicros - b.atMicros);

const within = (readings: readonly JudgedReading[], fromMicros: number, toMicros: number) =>
  readings.filter(({ atMicros }) => atMicros >= fromMicros && atMicros < toMicros);

type Anew = { readonly stored: readonly ReadingIncident[]; readonly touched: readonly JudgedReading[] };

/** As a store does it: all readings are there already when their span is judged again. */
export const judgedAnew = (
  watches: readonly ValueWatch[],
  all: readonly JudgedReading[],
  { stored, touched }: Anew,
) => {
  const instants = touched.map(({ atMicros }) => atMicros);
  const span = { fromMicros: Math.min(...instants), toMicros: Math.max(...instants) + 1 };
  return judgedSpan(watches, all, { stored, span });
};

export const judgedSpan = (
  watches: readonly ValueWatch[],
  all: readonly JudgedReading[],
  { stored, span }: { readonly stored: readonly ReadingIncident[]; readonly span: MicroSpan },
) => {
  const steps = rejudge({ watches, span, newestMicros: all.at(-1)?.atMicros ?? 0, stored });
  let step = steps.next();
  while (!step.done) step = steps.next(within(all, step.value.fromMicros, step.value.toMicros));
  return { incidents: applied(stored, step.value.changes), state: step.value.state };
};
