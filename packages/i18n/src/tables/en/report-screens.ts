import { billChange } from './bill-change.ts';
import { compare } from './compare.ts';
import { reportFile } from './report-file.ts';
import { why } from './why.ts';

/** What the reports and their files alone show. */
export const reportScreens = { ...billChange, ...compare, ...reportFile, ...why } as const;
