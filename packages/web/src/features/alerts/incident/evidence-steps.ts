// Pure: the values that show an incident on even steps: of time, or of the site's days where there is one a day.
import type { IncidentDetail } from '@ohmstead/contract';
import { dateAt, dateOfDayNumber, dayNumberOf, hourMs, incidentKind } from '@ohmstead/domain';
import type { LineSlots } from '../../../ui/charts/lines/line-chart-data.ts';
import { namedSlots } from '../../../ui/charts/lines/line-slots.ts';
import { type SlotWords, spanSlots } from '../../../ui/charts/lines/span-slots.ts';

export type EvidenceSteps = {
  readonly slots: LineSlots;
  readonly values: readonly (number | null)[];
  readonly areDays: boolean;
};

/** Null where there are too few values for a line. */
export const evidenceSteps = (incident: IncidentDetail, words: SlotWords): EvidenceSteps | null => {
  const points = pointsOf(incident);
  const [first, last] = [points[0], points.at(-1)];
  const gapMs = usualGap(points);
  if (gapMs === null || first === undefined || last === undefined) return null;
  const span = { incident, points, fromMs: first.ms, toMs: last.ms, words };
  return gapMs > shortestDayMs ? byDay(span) : byTime(span, gapMs);
};

type Point = { readonly ms: number; readonly value: number };

type Span = {
  readonly incident: IncidentDetail;
  readonly points: readonly Point[];
  readonly fromMs: number;
  readonly toMs: number;
  readonly words: SlotWords;
};

const shortestDayMs = 22 * hourMs;
const mostSteps = 192;

const pointsOf = ({ evidence }: IncidentDetail): Point[] =>
  evidence
    .flatMap(({ at, value }) => (value === null ? [] : [{ ms: Date.parse(at), value }]))
    .sort((a, b) => a.ms - b.ms);

/** The median, which a long silence does not change. */
const usualGap = (points: readonly Point[]): number | null => {
  const gaps = points.flatMap(({ ms }, index) => {
    const before = points[index - 1];
    return before && ms > before.ms ? [ms - before.ms] : [];
  });
  return gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? null;
};

const byTime = ({ incident, points, fromMs, toMs, words }: Span, gapMs: number): EvidenceSteps => {
  const stepMs = Math.ceil(Math.max(gapMs, (toMs - fromMs) / mostSteps) / 1000) * 1000;
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs + stepMs).toISOString()];
  const slots = spanSlots({ from, to, stepSeconds: stepMs / 1000, timeZone: incident.timeZone }, words);
  const slotOf = ({ ms }: Point) => Math.min(slots.count - 1, Math.round((ms - fromMs) / stepMs));
  const meanMs = (toMs - fromMs) / (points.length - 1);
  const longestSlots = Math.max(gapsTillSilence * gapMs, meansTillSilence * meanMs) / stepMs;
  return {
    slots: { ...slots, rows: rowsOf(slots.count) },
    values: joined(onSlots(points, slots.count, { slotOf, incident }), longestSlots),
    areDays: false,
  };
};

const byDay = ({ incident, points, fromMs, toMs, words: { calendar } }: Span): EvidenceSteps => {
  const dayOf = (ms: number) => dayNumberOf(dateAt(incident.timeZone, ms));
  const first = dayOf(fromMs);
  const count = dayOf(toMs) - first + 1;
  const dates = Array.from({ length: count }, (_, slot) => dateOfDayNumber(first + slot));
  const slotOf = ({ ms }: Point) => dayOf(ms) - first;
  return {
    slots: namedSlots(
      `days from ${dates[0]}`,
      dates.map((date) => ({ label: calendar.dayAndMonth(date), longLabel: calendar.day(date) })),
    ),
    values: onSlots(points, count, { slotOf, incident }),
    areDays: true,
  };
};

type Placing = { readonly slotOf: (point: Point) => number; readonly incident: IncidentDetail };

/** Of several values in a slot, the one that is furthest beyond the limit. */
const onSlots = (points: readonly Point[], count: number, { slotOf, incident }: Placing) => {
  const isBelow = incidentKind(incident.kind).side === 'below';
  const isFurther = (value: number, known: number) =>
    isBelow ? value < known : Math.abs(value) > Math.abs(known);
  const values: (number | null)[] = Array.from({ length: count }, () => null);
  for (const point of points) {
    const slot = slotOf(point);
    const known = values[slot] ?? null;
    if (known === null || isFurther(point.value, known)) values[slot] = point.value;
  }
  return values;
};

/** Far apart is what lies further than this from what came before. */
const gapsTillSilence = 5;
const meansTillSilence = 3;

/** The line goes straight from value to value, and has a gap where they are far apart. */
const joined = (values: readonly (number | null)[], longestSlots: number): (number | null)[] => {
  const line = [...values];
  let before: number | null = null;
  for (const [slot, value] of values.entries()) {
    if (value === null) continue;
    if (before !== null && slot - before <= longestSlots) {
      const start = values[before] ?? value;
      for (let step = before + 1; step < slot; step += 1)
        line[step] = start + ((value - start) * (step - before)) / (slot - before);
    }
    before = slot;
  }
  return line;
};

const mostRows = 48;

const rowsOf = (count: number): LineSlots['rows'] => {
  const size = Math.ceil(count / mostRows);
  return Array.from({ length: Math.ceil(count / size) }, (_, row) => ({
    fromSlot: row * size,
    toSlot: Math.min(count, (row + 1) * size),
  }));
};
