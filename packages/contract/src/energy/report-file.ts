// Reports as files: the same figures as the calls of the same name, unrounded, with texts in the language of `lang`.
// Instants are the site's wall clock with its offset.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { billReportQuery, billreport } from '../money/bill.ts';
import * as rule from '../validation.ts';
import { dataalert, dataalertQuery, loadAnalysis, loadQuery, otherAnalysis, otherQuery } from './analysis.ts';
import { energyHoursQuery, energyhourdata } from './energy-hours.ts';
import { energyReportQuery, energyreport } from './energy-report.ts';

const format = z._default(z.enum(['csv', 'xlsx'], 'field_invalid'), 'csv');

const ofSite = {
  method: 'GET',
  access: 'account',
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  owned: { id: 'site' },
  params: z.object({ id: rule.id }),
  output: z.null(),
} as const;

export const energyReportFile = call({
  ...ofSite,
  name: 'site.energyreportFile',
  path: '/api/v1/site/energyreport/{id}/file',
  summary:
    'An energy report as a table; as XLSX with the figures of the compared periods on a sheet of their own.',
  query: z.extend(energyReportQuery, { format }),
  errors: energyreport.errors,
});

export const billReportFile = call({
  ...ofSite,
  needs: 'prices',
  name: 'site.billreportFile',
  path: '/api/v1/site/billreport/{id}/file',
  summary: 'A bill as a table: every line of cost, income and saving, and their totals.',
  query: z.extend(billReportQuery, { format }),
  errors: billreport.errors,
});

export const energyHoursFile = call({
  ...ofSite,
  name: 'site.energyhourdataFile',
  path: '/api/v1/site/energyhourdata/{id}/file',
  summary: 'What meters passed in each local hour as a table.',
  query: z.extend(energyHoursQuery, { format }),
  errors: energyhourdata.errors,
});

export const loadAnalysisFile = call({
  ...ofSite,
  name: 'site.loadAnalysisFile',
  path: '/api/v1/site/loadanalysis/{id}/file',
  summary:
    'A load’s figures as a table; as XLSX with the duration curve and the phases on sheets of their own.',
  query: z.extend(loadQuery, { format }),
  errors: loadAnalysis.errors,
});

export const otherAnalysisFile = call({
  ...ofSite,
  name: 'site.otherAnalysisFile',
  path: '/api/v1/site/otheranalysis/{id}/file',
  summary: 'Any quantity of any meter over time as a table.',
  query: z.extend(otherQuery, { format }),
  errors: otherAnalysis.errors,
});

export const dataalertFile = call({
  ...ofSite,
  name: 'site.dataalertFile',
  path: '/api/v1/site/dataalert/{id}/file',
  summary: 'Abnormal data as a table, the newest thousand at most.',
  query: z.extend(dataalertQuery, { format }),
  errors: dataalert.errors,
});
