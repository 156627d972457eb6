import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import type { TestSmtp } from './smtp-for-test.ts';

/** Waits for the mail to an address with that subject; of several the newest. */
export const arrivingMail = async (
  { taken }: Pick<TestSmtp, 'taken'>,
  { to, subject }: { readonly to: string; readonly subject: string },
): Promise<Email> => {
  const subjects = () => taken.filter((mail) => mail.to.includes(to)).map(({ mail }) => mail.subject);
  await expect.poll(subjects).toContain(subject);
  const found = taken.findLast((mail) => mail.to.includes(to) && mail.mail.subject === subject);
  if (!found) throw new Error(`no mail to ${to}`);
  return found.mail;
};

/** Where the button of a mail leads. */
export const linkIn = ({ text = '' }: Email): string => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in the mail: ${text}`);
  return link;
};
