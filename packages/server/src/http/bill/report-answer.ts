// The bill as its call answers it; the file of the same bill is made of this.
import type { BillColumns, BillReport } from '@ohmstead/contract';
import { billColumns } from '../../bills/bill-columns.ts';
import { billReport } from '../../bills/bill-report.ts';
import type { Asker } from '../../sites/asker.ts';
import { AppError, invalid } from '../app-error.ts';
import { presentReport } from './present-bill.ts';

type ReportQuery = { readonly reporttype: number; readonly time?: string | undefined };

export const billReportAnswer = async (
  asker: Asker,
  siteId: number,
  { reporttype, time }: ReportQuery,
): Promise<BillReport> => {
  const outcome = await billReport(asker, siteId, { type: reporttype, time });
  if (!('kind' in outcome)) return presentReport(outcome);
  throw refusalOf(outcome);
};

export const billColumnsAnswer = async (
  asker: Asker,
  siteId: number,
  { reporttype, time }: ReportQuery,
): Promise<BillColumns> => {
  const outcome = await billColumns(asker, siteId, { type: reporttype, time });
  if (!('kind' in outcome)) return outcome;
  throw refusalOf(outcome);
};

const refusalOf = ({ kind }: { readonly kind: 'wrongId' | 'timeInvalid' }): AppError =>
  kind === 'wrongId' ? new AppError('wrong_id') : invalid('time', 'date_invalid');
