// The subjects of reports.
import { lastDateOf, type ReportKind, type ReportPeriod } from '@ohmstead/domain';
import { calendarFormatsOf, type LanguageCode, type TextKey, textOf } from '@ohmstead/i18n';
import type { ReportMail } from './report-content.ts';

export const reportSubject = (report: ReportMail, lang: LanguageCode): string => {
  const params = { site: report.siteName, period: periodText(report.reportKind, report, lang) };
  const subject = textOf(lang, reportSubjects[report.reportKind], params);
  return report.isTest ? textOf(lang, 'mail.report.test', { subject }) : subject;
};

const reportSubjects: Readonly<Record<ReportKind, TextKey>> = {
  daily: 'mail.report.dailySubject',
  weekly: 'mail.report.weeklySubject',
  monthly: 'mail.report.monthlySubject',
};

export const periodText = (kind: ReportKind, period: ReportPeriod, lang: LanguageCode): string => {
  const calendar = calendarFormatsOf(lang);
  if (kind === 'daily') return calendar.day(period.fromDate);
  return kind === 'monthly'
    ? calendar.month(period.fromDate)
    : calendar.days(period.fromDate, lastDateOf(period));
};
