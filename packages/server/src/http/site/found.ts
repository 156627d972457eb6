import { AppError, invalid } from '../../errors/app-error.ts';
import type { NotFound } from '../../power/site-day.ts';

export const found = <Answer extends object>(answer: Answer | NotFound): Answer => {
  if (!('kind' in answer)) return answer;
  throw answer.kind === 'wrongId' ? new AppError('wrong_id') : invalid('date', 'date_invalid');
};
