// A quantity of meters in even steps.
import type { OtherSeries } from '@ohmstead/contract';
import type { LocalSpan } from '@ohmstead/domain';
import type { EvenSteps } from './even-steps.ts';
import type { StepStatistics } from './step-statistics.ts';

export type Quantity = OtherSeries['quantity'];

export type StepsQuery = {
  readonly steps: EvenSteps;
  readonly span: LocalSpan;
  readonly quantity: Quantity;
};

/** Lines by meter id, one for each phase. */
export type MeterLines = ReadonlyMap<number, readonly StepStatistics[]>;
