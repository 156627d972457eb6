import { admin } from './en/admin.ts';
import { whole } from './en/whole.ts';

/** The source of every key. */
export const en = { ...whole, ...admin } as const;
