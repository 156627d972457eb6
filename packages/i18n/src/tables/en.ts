import { accounts } from './en/accounts.ts';
import { editing } from './en/editing.ts';
import { errors } from './en/errors.ts';
import { frame } from './en/frame.ts';
import { main } from './en/main.ts';
import { reportFile } from './en/report-file.ts';
import { site } from './en/site.ts';
import { verify } from './en/verify.ts';

/** The source of every key. */
export const en = {
  ...errors,
  ...frame,
  ...accounts,
  ...main,
  ...site,
  ...editing,
  ...verify,
  ...reportFile,
} as const;
