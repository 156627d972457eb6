import { analysisReports } from './analysis-reports.ts';
import { billChange } from './bill-change.ts';
import { compare } from './compare.ts';
import { reportFile } from './report-file.ts';
import { why } from './why.ts';

/** What the reports and their files alone show. */
export const reportScreens = {
  ...analysisReports,
  ...billChange,
  ...compare,
  ...reportFile,
  ...why,
} as const;
