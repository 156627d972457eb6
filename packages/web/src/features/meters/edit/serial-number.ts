// Pure: what can be said of a serial number before it is typed to its end.
import { type ErrorCode, validation } from '@ohmstead/contract';

const longest = 16;

/** The serial number in the form in which it is registered; null while what is typed is none. */
export const wholeSerialNumber = (typed: string): string | null => {
  const parsed = validation.serialNumber.safeParse(typed);
  return parsed.success ? parsed.data : null;
};

/** A fault that typing on cannot mend. */
export const snProblem = (typed: string): ErrorCode | undefined => {
  const text = typed.trim();
  return text.length > longest || /[^A-Za-z0-9]/.test(text) ? 'sn_invalid' : undefined;
};
