// The text that people may write into a name or a remark. Characters that nobody sees are left out of both: line breaks begin a new
// cell's line in a spreadsheet, and changed directions show a name as another one.
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Control characters, the separators of lines and paragraphs, halves of a character, and changes of the direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

const wrong: ErrorCode = 'text_characters';

/** Cleans a name, which is one line. Joiners stay: some scripts and emojis are written with them. */
export const onOneLine = z.refine<string>((text) => !unseen.test(text), { error: wrong, abort: true });

/** Several lines, as in a remark. */
export const onLines = z.refine<string>((text) => !unseen.test(text.replace(/[\r\n\t]/g, '')), {
  error: wrong,
  abort: true,
});
