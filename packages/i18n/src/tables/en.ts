import { admin } from './en/admin.ts';
import { local } from './en/local.ts';
import { mail } from './en/mail.ts';
import { whole } from './en/whole.ts';

/** The source of every key. */
export const en = { ...whole, ...local, ...admin, ...mail } as const;
