// The answer of the bill calls, from which the file of the same bill is made too.
import type { BillColumns, BillReport } from '@ohmstead/contract';
import { dayNumberOf } from '@ohmstead/domain';
import { billColumns } from '../../bills/bill-columns.ts';
import { billReport } from '../../bills/bill-report.ts';
import type { ReportQuery } from '../../bills/report-periods.ts';
import { isRefused, type Outcome, refuseField } from '../../errors/outcome.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { presentReport } from './present-bill.ts';

type ReportInput = {
  readonly reporttype: number;
  readonly time?: string | undefined;
  readonly starttime?: string | undefined;
  readonly endtime?: string | undefined;
};

export const billReportAnswer = async (
  scope: SiteScope,
  siteId: number,
  input: ReportInput,
): Promise<Outcome<BillReport>> => {
  const query = reportQuery(input);
  if (isRefused(query)) return query;
  const reported = await billReport(scope, siteId, query);
  return isRefused(reported) ? reported : presentReport(reported);
};

export const billColumnsAnswer = async (
  scope: SiteScope,
  siteId: number,
  input: ReportInput,
): Promise<Outcome<BillColumns>> => {
  const query = reportQuery(input);
  return isRefused(query) ? query : billColumns(scope, siteId, query);
};

const mostDays = 400;

const reportQuery = ({ reporttype, time, starttime, endtime }: ReportInput): Outcome<ReportQuery> => {
  if (starttime === undefined && endtime === undefined) return { type: reporttype, time };
  if (starttime === undefined) return refuseField('starttime', 'date_invalid');
  if (endtime === undefined || endtime <= starttime) return refuseField('endtime', 'date_invalid');
  if (dayNumberOf(endtime) - dayNumberOf(starttime) > mostDays)
    return refuseField('starttime', 'span_too_long');
  return { type: reporttype, time, dates: { fromDate: starttime, toDate: endtime } };
};
