import type { TableLike } from '../../table.ts';
import type { reportScreens as source } from '../en/report-screens.ts';
import { billChange } from './bill-change.ts';
import { compare } from './compare.ts';
import { reportFile } from './report-file.ts';
import { why } from './why.ts';

export const reportScreens: TableLike<typeof source> = { ...billChange, ...compare, ...reportFile, ...why };
