import { lastDateOf, type ReportKind } from '@ohmstead/domain';
import { calendarFormatsOf, formatsOf, type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { FigureKey, ReportBill, ReportMail } from '../report-content.ts';
import type { FigureRow, MailSection } from './mail-section.ts';

/** The figures of the period, each with its change, how they are known, and the bill so far. */
export const reportFigures = (report: ReportMail, lang: LanguageCode): MailSection => ({
  kind: 'figures',
  heading: textOf(lang, 'mail.report.energy'),
  rows: [
    ...report.figures.map(({ key, kWh, change }) => ({
      label: textOf(lang, labels[key]),
      value: formatsOf(lang).quantity(kWh, 'kWh'),
      note: changeText(report.reportKind, change, lang),
    })),
    ...restRows(report, lang),
  ],
});

const labels: Readonly<Record<FigureKey, TextKey>> = {
  consumption: 'mail.report.consumption',
  import: 'mail.report.import',
  export: 'mail.report.export',
  yield: 'mail.report.yield',
  selfUse: 'mail.report.selfUse',
};

const changes: Readonly<Record<ReportKind, TextKey>> = {
  daily: 'mail.report.changeDaily',
  weekly: 'mail.report.changeWeekly',
  monthly: 'mail.report.changeMonthly',
};

const changeText = (kind: ReportKind, change: number | null, lang: LanguageCode): string | null => {
  if (change === null) return null;
  const share = formatsOf(lang).percent(change);
  return textOf(lang, changes[kind], { change: change > 0 ? `+${share}` : share });
};

const restRows = (report: ReportMail, lang: LanguageCode): FigureRow[] => {
  const { selfSufficiency, demand, bill, timeZone } = report;
  const formats = formatsOf(lang);
  return [
    ...(selfSufficiency === null
      ? []
      : [
          {
            label: textOf(lang, 'mail.report.selfSufficiency'),
            value: formats.percent(selfSufficiency),
            note: null,
          },
        ]),
    ...(demand === null
      ? []
      : [
          {
            label: textOf(lang, 'mail.report.demand'),
            value: formats.quantity(demand.powerW / 1000, 'kW'),
            note: formats.dateTime(Date.parse(demand.at), timeZone),
          },
        ]),
    ...(bill === null
      ? []
      : [
          {
            label: billLabel(bill, lang),
            value: formats.money(bill.amount, bill.currency),
            note: null,
          },
        ]),
    coverageRow(report, lang),
  ];
};

const billLabel = ({ fromDate, toDate }: ReportBill, lang: LanguageCode): string => {
  const calendar = calendarFormatsOf(lang);
  return toDate === null
    ? textOf(lang, 'mail.report.bill', { date: calendar.dayAndMonth(fromDate) })
    : textOf(lang, 'mail.report.billOf', { period: calendar.days(fromDate, lastDateOf({ toDate })) });
};

const coverageRow = ({ coverage }: ReportMail, lang: LanguageCode): FigureRow => {
  const share = (key: TextKey, value: number) => textOf(lang, key, { share: formatsOf(lang).percent(value) });
  const { measured, estimated, missing } = coverage;
  const further = [
    ...(estimated > 0 ? [share('mail.report.estimated', estimated)] : []),
    ...(missing > 0 ? [share('mail.report.missing', missing)] : []),
  ];
  return {
    label: textOf(lang, 'mail.report.coverage'),
    value: share('mail.report.measured', measured),
    note: further.length === 0 ? null : further.join('\n'),
  };
};
