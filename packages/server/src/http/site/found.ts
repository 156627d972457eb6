import type { NotFound } from '../../sites/site-day.ts';
import { AppError, invalid } from '../app-error.ts';

export const found = <Answer extends object>(answer: Answer | NotFound): Answer => {
  if (!('kind' in answer)) return answer;
  throw answer.kind === 'wrongId' ? new AppError('wrong_id') : invalid('date', 'date_invalid');
};
