import type { Table } from '../table.ts';
import { accounts } from './de/accounts.ts';
import { editing } from './de/editing.ts';
import { errors } from './de/errors.ts';
import { frame } from './de/frame.ts';
import { main } from './de/main.ts';
import { site } from './de/site.ts';

export const de: Table = { ...errors, ...frame, ...accounts, ...main, ...site, ...editing };
