// One mail over SMTP. `SMTP_URL` says host, port, TLS and login; whatever takes too long ends with an error.
import type { SendMailOptions } from 'nodemailer';

export type MailTransport = {
  /** Resolves once the mail server has taken the mail. */
  send(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
};

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Of silence: some servers look for viruses before they answer.
  socketTimeout: 30_000,
};

/**
 * A connection for each mail: they are few, and nothing of one attempt reaches into the next. The code that sends is read with
 * the first mail.
 */
export const smtpTransport = (url: string): MailTransport => ({
  send: async (mail, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      ...timeouts,
      requireTLS: needsTls(url),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({ ...mail, signal });
  },
});

/** A password does not cross a network in the open, unless the address itself says so (`?requireTLS=false`). */
const needsTls = (url: string): boolean => {
  const { username, hostname } = new URL(url);
  return username !== '' && !thisComputer.test(hostname);
};

const thisComputer = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
