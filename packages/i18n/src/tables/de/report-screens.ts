import type { TableLike } from '../../table.ts';
import type { reportScreens as source } from '../en/report-screens.ts';
import { analysisReports } from './analysis-reports.ts';
import { billChange } from './bill-change.ts';
import { compare } from './compare.ts';
import { reportFile } from './report-file.ts';
import { why } from './why.ts';

export const reportScreens: TableLike<typeof source> = {
  ...analysisReports,
  ...billChange,
  ...compare,
  ...reportFile,
  ...why,
};
