// A list of recipients as it is typed: e-mail addresses separated by semicolons, commas or lines.
import * as z from 'zod/mini';

/** The addresses in a list at most. */
export const mostRecipients = 20;

const address = z.string().check(z.email(), z.maxLength(254));

export const isRecipient = (text: string): boolean => address.safeParse(text).success;

export type RecipientList = {
  /** Each once, without regard to case, in the order of the list. */
  readonly emails: readonly string[];
  /** The places of what is no address, counted from 0. */
  readonly wrong: readonly number[];
};

export const recipientsIn = (list: string): RecipientList => {
  const typed = list
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const emails = new Map<string, string>();
  for (const email of typed) if (!emails.has(email.toLowerCase())) emails.set(email.toLowerCase(), email);
  return {
    emails: [...emails.values()],
    wrong: typed.flatMap((part, place) => (isRecipient(part) ? [] : [place])),
  };
};

export const recipientListOf = (emails: readonly string[]): string => emails.join(';');
