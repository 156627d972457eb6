// Pure: how the amount of a line of a bill came about, on a report.
import type { BillReport, ReportedBillLine } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { lineFormula } from '../../../model/bill/line-text.ts';
import { addDays } from '../../../model/dates/calendar.ts';
import type { Texts } from '../../../texts/use-texts.ts';
import { isOfSeveral } from './bill-lines.ts';

/** Where the tariff changed, a line has days and a tariff of its own. */
export const lineDetail = (line: ReportedBillLine, bill: BillReport, texts: Texts): string => {
  const formula = lineFormula(line, bill.currency, texts);
  if (!isOfSeveral(bill)) return formula ?? '';
  const dates = calendarFormatsOf(texts.lang).days(line.from, addDays(line.to, -1));
  const tariff = line.tariffVersion === null ? undefined : bill.tariffNames[line.tariffVersion];
  return [formula, dates, tariff].filter(Boolean).join(' · ');
};
