import type { Table } from '../table.ts';
import { accounts } from './de/accounts.ts';
import { editing } from './de/editing.ts';
import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { main } from './de/main.ts';
import { reportFile } from './de/report-file.ts';
import { site } from './de/site.ts';
import { verify } from './de/verify.ts';

export const de: Table = {
  ...errors,
  ...frame,
  ...accounts,
  ...main,
  ...site,
  ...editing,
  ...verify,
  ...reportFile,
};
