// Pure: a difference in words, with its sign.
import { wordJoiner } from '@ohmstead/i18n';

type Write = (value: number) => string;

/** Null of what is not known, and of what rounds to nothing. */
export const writtenChange = (before: number | null, after: number | null, write: Write): string | null => {
  if (before === null || after === null || write(before) === write(after)) return null;
  const amount = write(Math.abs(after - before));
  return amount === write(0) ? null : (after < before ? '−' : '+') + wordJoiner + amount;
};
