// The text allowed in a name or a remark. Invisible characters are refused in both: a line break would start a new
// line in a spreadsheet cell, and a changed text direction can make one name look like another.
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Control characters, the separators of lines and paragraphs, halves of a character, and changes of the direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

const wrong: ErrorCode = 'text_characters';

/** A name has one line. Joiners stay: some scripts and emojis are written with them. */
export const onOneLine = z.refine<string>((text) => !unseen.test(text), { error: wrong, abort: true });

/** Several lines, as in a remark. */
export const onLines = z.refine<string>((text) => !unseen.test(text.replace(/[\r\n\t]/g, '')), {
  error: wrong,
  abort: true,
});
