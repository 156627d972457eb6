// The bill as its call answers it; the file of the same bill is made of this.
import type { BillColumns, BillReport } from '@ohmstead/contract';
import { dayNumberOf } from '@ohmstead/domain';
import { billColumns } from '../../bills/bill-columns.ts';
import { billReport } from '../../bills/bill-report.ts';
import type { ReportQuery } from '../../bills/report-periods.ts';
import { AppError, invalid } from '../../errors/app-error.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { presentReport } from './present-bill.ts';

type ReportInput = {
  readonly reporttype: number;
  readonly time?: string | undefined;
  readonly starttime?: string | undefined;
  readonly endtime?: string | undefined;
};

export const billReportAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: ReportInput,
): Promise<BillReport> => {
  const outcome = await billReport(asker, siteId, askedOf(query));
  if (!('kind' in outcome)) return presentReport(outcome);
  throw refusalOf(outcome);
};

export const billColumnsAnswer = async (
  asker: SiteScope,
  siteId: number,
  query: ReportInput,
): Promise<BillColumns> => {
  const outcome = await billColumns(asker, siteId, askedOf(query));
  if (!('kind' in outcome)) return outcome;
  throw refusalOf(outcome);
};

const mostDays = 400;

const askedOf = ({ reporttype, time, starttime, endtime }: ReportInput): ReportQuery => {
  if (starttime === undefined && endtime === undefined) return { type: reporttype, time };
  if (starttime === undefined) throw invalid('starttime', 'date_invalid');
  if (endtime === undefined || endtime <= starttime) throw invalid('endtime', 'date_invalid');
  if (dayNumberOf(endtime) - dayNumberOf(starttime) > mostDays) throw invalid('starttime', 'span_too_long');
  return { type: reporttype, time, dates: { fromDate: starttime, toDate: endtime } };
};

const refusalOf = ({ kind }: { readonly kind: 'wrongId' | 'timeInvalid' }): AppError =>
  kind === 'wrongId' ? new AppError('wrong_id') : invalid('time', 'date_invalid');
