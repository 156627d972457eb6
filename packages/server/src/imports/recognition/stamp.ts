// Whether the times of a file are the beginnings of its intervals or their ends, and how long these are.
import type { ImportMapping } from '@ohmstead/contract';
import { dayMs, minuteMs } from '@ohmstead/domain';
import { steps, usualStep } from './steps.ts';
import type { TimePoint, When } from './when.ts';

const secondMs = 1000;

type Interval = NonNullable<ImportMapping['interval']>;

export type StampedInterval = {
  readonly interval: Interval;
  readonly isOpen: boolean;
  /** The intervals have lengths that cannot be given, as months with their last days. */
  readonly isUnclear: boolean;
};

export const intervalOf = (when: When, isWhole: boolean): StampedInterval => {
  const { point, finish, stamp } = when;
  const step = usualStep(steps(point.moments));
  if (finish) return withFinish(point, finish, step);
  const length = lengthOf(step, point);
  const known = stamp ?? stampOfClocks(point);
  const proposed = known ?? stampOfDays(point, step, isWhole);
  return { interval: { stamp: proposed, ...length }, isOpen: known === null, isUnclear: false };
};

/** Days and months have no length of their own: each lasts until the next one. */
const lengthOf = (stepMs: number | null, { isDateOnly }: TimePoint): { seconds?: number } =>
  stepMs === null || isDateOnly || stepMs < minuteMs || stepMs >= dayMs ? {} : { seconds: stepMs / secondMs };

const withFinish = (start: TimePoint, finish: TimePoint, step: number | null): StampedInterval => {
  const spans = start.moments.flatMap((moment, row) => spanOf(moment, finish.moments[row], finish));
  const lengths = spans.map(({ from, to }) => to - from);
  const usual = usualStep(lengths);
  const isSteady = usual !== null && lengths.every((length) => length === usual);
  const found = (rest: Omit<Interval, 'stamp'>, isUnclear = false): StampedInterval => ({
    interval: { stamp: 'start', ...rest },
    isOpen: false,
    isUnclear,
  });
  // An end at 00:59 is the end of that minute.
  if (isLastMoment(usualGap(spans), finish))
    return found(lengthOf(step, start), step !== dayMs && start.isDateOnly);
  if (isSteady && start.time.timeColumn !== undefined) return found(lengthOf(usual, start));
  return found(columnsOf(start, finish));
};

/** A time of day beside the date of the beginning may be of the day after. */
const columnsOf = (start: TimePoint, finish: TimePoint): Omit<Interval, 'stamp'> => {
  const { column, timeColumn } = finish.time;
  const isBeside = timeColumn !== undefined && column === start.time.column;
  return {
    ...(isBeside ? {} : { endColumn: column }),
    ...(timeColumn === undefined ? {} : { endTimeColumn: timeColumn }),
  };
};

type Span = { readonly from: number; readonly to: number };

const spanOf = (from: number | null, to: number | null | undefined, { time }: TimePoint): Span[] => {
  if (from === null || to === null || to === undefined) return [];
  // Midnight at the end of a day stands beside the day that ends.
  return [{ from, to: to <= from && time.timeColumn !== undefined ? to + dayMs : to }];
};

/** From the end of an interval to the beginning of the next one. */
const usualGap = (spans: readonly Span[]): number | null => {
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  const gaps = inOrder.slice(1).map(({ from }, at) => from - (inOrder[at]?.to ?? from));
  return usualStep(gaps.filter((gap) => gap >= 0));
};

const isLastMoment = (gap: number | null, { isDateOnly }: TimePoint): boolean =>
  gap === minuteMs || gap === secondMs || (isDateOnly && gap === dayMs);

/** Only an end can be 24:00, or the 24th of hours that begin with the first. */
const stampOfClocks = ({ cells, isByHour, isDateOnly }: TimePoint): 'start' | 'end' | null => {
  if (isDateOnly) return 'start';
  if (cells.some((cell) => /(?:^|[T ])24[:.h]?00(?:[:.]00)?$/.test(cell))) return 'end';
  if (!isByHour) return null;
  if (cells.some((cell) => Number(cell) >= 24)) return 'end';
  return cells.some((cell) => cell !== '' && Number(cell) === 0) ? 'start' : null;
};

const isByWallClock = ({ time }: TimePoint): boolean =>
  time.format !== 'iso' && !time.format.startsWith('unix');

/** A file of whole days that begins with 00:15 and ends with 00:00 seems to name ends. */
const stampOfDays = (point: TimePoint, step: number | null, isWhole: boolean): 'start' | 'end' => {
  const known = point.moments.filter((moment) => moment !== null);
  const first = Math.min(...known);
  const last = Math.max(...known);
  if (step === null || step >= dayMs || known.length < 2 || !isWhole || !isByWallClock(point)) return 'start';
  return first % dayMs === step && last % dayMs === 0 ? 'end' : 'start';
};
