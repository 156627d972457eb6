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

/** By meter id, a line a phase. */
export type MeterLines = ReadonlyMap<number, readonly StepStatistics[]>;
