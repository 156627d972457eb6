// What setters answer.
import * as z from 'zod/mini';
import { flag, text } from './flag.ts';
import { answered, type Outcome } from './outcome.ts';

const done = z.object({ successful: flag, message: text });

export const doneOf = (body: unknown): Outcome<true> => {
  const parsed = done.safeParse(body);
  if (!parsed.success) return { kind: 'notUnderstood' };
  const { successful, message } = parsed.data;
  return successful ? answered(true) : { kind: 'refused', message: message ?? '' };
};
