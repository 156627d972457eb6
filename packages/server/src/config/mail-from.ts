// The address that mails come from: as configured, else one that follows from the other settings.
import { isIPv4 } from 'node:net';
import * as z from 'zod/mini';

type Known = {
  readonly from: string | null;
  readonly smtpUrl: string | null;
  readonly publicUrl: string | null;
};

/** `no-reply@localhost` is one: a mail server in the own network takes it. */
export const isMailAddress = (text: string): boolean => {
  const [name = '', host = '', ...more] = text.split('@');
  return more.length === 0 && text.length <= 254 && namePattern.test(name) && hostPattern.test(host);
};

const namePattern = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const hostPattern = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[0-9A-Za-z:.]+\\])$`);

export const mailFrom = ({ from, smtpUrl, publicUrl }: Known): string => {
  if (from !== null) return from;
  const user = smtpUrl === null ? '' : decoded(new URL(smtpUrl).username);
  if (isMailAddress(user)) return user;
  return `no-reply@${publicUrl === null ? 'localhost' : mailHost(new URL(publicUrl).hostname)}`;
};

/** `a%zz` in an address is no code of a character. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const mailHost = (host: string): string => {
  if (isIPv4(host)) return `[${host}]`;
  return host.replace(/^\[(.*)\]$/, '[IPv6:$1]');
};

export const mailFromSetting = z._default(
  z.nullable(
    z
      .string()
      .check(z.refine(isMailAddress, 'MAIL_FROM must be an e-mail address such as energy@example.org')),
  ),
  null,
);
