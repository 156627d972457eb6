// What login and the main page show, loaded before anything else.
import { accounts } from './accounts.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { main } from './main.ts';

export const core = { ...errors, ...frame, ...accounts, ...main } as const;
