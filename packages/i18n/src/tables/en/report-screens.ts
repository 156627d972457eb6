import { billChange } from './bill-change.ts';
import { compare } from './compare.ts';
import { why } from './why.ts';

/** What the reports alone show. */
export const reportScreens = { ...billChange, ...compare, ...why } as const;
