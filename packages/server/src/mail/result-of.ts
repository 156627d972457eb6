// What the outcome of an attempt means for a mail: a mail server that is away, or says to come back, gets it again later; what
// it refuses for good is not tried again.
import type { MailResult } from './outbox.ts';
import { retryDelayMs } from './retry-delay.ts';

type Attempt = {
  /** This one included. */
  readonly attempts: number;
  /** From 0 to 1. */
  readonly chance: number;
};

export const resultOf = (error: unknown, { attempts, chance }: Attempt): MailResult => {
  const { code, isAboutTheMail, said } = read(error);
  const failure = isAboutTheMail ? 'refusal' : 'connection';
  const inMs = retryDelayMs(attempts, chance);
  const isForGood = isAboutTheMail && (code === null || code >= 500);
  return isForGood || inMs === null
    ? { kind: 'failed', failure, said }
    : { kind: 'again', failure, said, inMs };
};

type SmtpError = {
  /** The mail server's answer. */
  readonly response?: unknown;
  readonly responseCode?: unknown;
  /** The command that it answers to. */
  readonly command?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
};

const read = (error: unknown) => {
  const { response, responseCode, command, code, message }: SmtpError =
    typeof error === 'object' && error !== null ? error : { message: error };
  const answered = typeof responseCode === 'number' && responseCode >= 400 ? responseCode : null;
  const isRefused = answered !== null && isOfMail.has(String(command)) && !ofLogin.has(answered);
  return {
    code: answered,
    isAboutTheMail: isRefused || (answered === null && unsendable.has(String(code))),
    // Of a connection Nodemailer says what it was about to do.
    said: bounded(isRefused && typeof response === 'string' ? response : String(message)),
  };
};

/** Answers to other commands, such as AUTH, are about the connection: with other settings the mail is taken. */
const isOfMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** A mail server may say so as late as at MAIL FROM: the login is missing or too weak. */
const ofLogin = new Set([530, 534, 535, 538]);
/** Found out before anything was sent: no address, or a mail larger than the server takes. */
const unsendable = new Set(['EENVELOPE', 'EMESSAGE']);

const mostCharacters = 500;

const bounded = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, mostCharacters);
