// What people write for others to read: a title on one line, and a text of many.
import * as z from 'zod/mini';
import { onLines, onOneLine } from './text.ts';

export const title = z
  .string('title_required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'title_required', abort: true }),
    onOneLine,
    z.maxLength(100, 'text_too_long'),
  );

/** A text of at most so many characters. */
export const contentUpTo = (most: number) =>
  z
    .string('content_required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'content_required', abort: true }),
      onLines,
      z.maxLength(most, 'text_too_long'),
    );
