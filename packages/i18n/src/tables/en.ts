import { accounts } from './en/accounts.ts';
import { editing } from './en/editing.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { main } from './en/main.ts';
import { site } from './en/site.ts';

/** The source of every key. */
export const en = { ...errors, ...frame, ...accounts, ...main, ...site, ...editing } as const;
