// What a file says as a whole, for people to look at before it comes in.
import type { DateOrderFacts } from './date-order.ts';
import type { Steps } from './value-steps.ts';

export type MonthEnergy = {
  /** `yyyy-mm`, of the site's zone. */
  readonly month: string;
  readonly importMwh: number | null;
  readonly exportMwh: number | null;
};

export type FileFacts = {
  readonly holds: 'readings' | 'intervals';
  /** The energy of intervals, or what counters have risen by. */
  readonly months: readonly MonthEnergy[];
  readonly steps: Steps;
  readonly largestDayMwh: number;
} & LineFacts;

/** What the lines say, whatever their values are. */
export type LineFacts = {
  /** Null where the file's dates allow one order only. */
  readonly dateOrder: DateOrderFacts | null;
  /** Rows of other meters in a file that seemed to be of one. */
  readonly otherMeterRows: number;
};

export const nothingSaid: LineFacts = { dateOrder: null, otherMeterRows: 0 };

export type ValueFacts = Omit<FileFacts, keyof LineFacts>;
