import { createHash } from 'node:crypto';

/** A recipient in a Message-ID, which is no place for an address. */
export const recipientTag = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
