import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { AppError } from './app-error.ts';

/** The result; a refusal goes on as the error that `answer-errors.ts` answers. */
export const requireDone = <Result>(outcome: Outcome<Result>): Result => {
  if (!isRefused(outcome)) return outcome;
  const { kind: _, code, ...detail } = outcome;
  throw new AppError(code, detail);
};
