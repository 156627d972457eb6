import { admin } from './en/admin.ts';
import { mail } from './en/mail.ts';
import { whole } from './en/whole.ts';

/** The source of every key. */
export const en = { ...whole, ...admin, ...mail } as const;
