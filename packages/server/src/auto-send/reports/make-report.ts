// A report of a site: what stands in it, its pictures and its spreadsheet. Nothing in it depends on who reads it.
import type { ReportKind, ReportPeriod } from '@ohmstead/domain';
import type { LanguageCode } from '@ohmstead/i18n';
import { timeTypes } from '../../energy/energy-columns.ts';
import { energyReport } from '../../energy/energy-report.ts';
import { type ReportPeriod as EnergyPeriod, spanOfPeriod } from '../../energy/report-period.ts';
import type { ToRecipient } from '../../mail/auto-send-content.ts';
import type { MailFile } from '../../mail/mail-files.ts';
import type { ReportMail } from '../../mail/report-content.ts';
import { energySheets } from '../../report-export/energy-sheets.ts';
import { xlsxOfSheets } from '../../report-export/xlsx-of-sheets.ts';
import { findSiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { findAutoSend } from '../settings/auto-send-settings.ts';
import { chosenContents } from './chosen-contents.ts';
import { billOfReport, figuresOfReport } from './report-figures.ts';
import { picturesOfReport } from './report-pictures.ts';

export type MadeReport = {
  readonly content: Omit<ReportMail, keyof ToRecipient | 'skipped' | 'isTest'>;
  readonly files: readonly MailFile[];
};

type Asked = {
  readonly siteId: number;
  readonly kind: ReportKind;
  readonly period: ReportPeriod;
  readonly lang: LanguageCode;
};

/** Null: the site is gone. */
export const makeReport = async (
  scope: SiteScope,
  { siteId, kind, period, lang }: Asked,
): Promise<MadeReport | null> => {
  const { db, accountId } = scope;
  const [snapshot, site] = await Promise.all([
    findSiteSnapshot(db, siteId, scope.nowMs),
    db.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirst(),
  ]);
  if (!snapshot || !site) return null;
  const energyPeriod = energyPeriodOf(kind, period);
  const report = await energyReport(scope, snapshot, { period: energyPeriod, view: 'balance' });
  const bill = await billOfReport(scope, snapshot, period);
  const pictures = await picturesOfReport(scope, snapshot, { kind, period, lang });
  const wanted = await findAutoSend(db, accountId);
  const contents = await chosenContents(scope, { site, wanted, span: spanOfPeriod(snapshot, energyPeriod) });
  return {
    content: {
      kind: 'report',
      reportKind: kind,
      fromDate: period.fromDate,
      toDate: period.toDate,
      siteName: site.name,
      timeZone: site.time_zone,
      ...figuresOfReport(report),
      bill,
      pictures: pictures.map(({ picture }) => picture),
      ...contents,
    },
    files: [
      ...pictures.map(({ file }) => file),
      {
        name: `energy-${period.fromDate}.xlsx`,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        contentId: null,
        bytes: await xlsxOfSheets(energySheets(report, lang)),
      },
    ],
  };
};

const energyPeriodOf = (kind: ReportKind, { fromDate, toDate }: ReportPeriod): EnergyPeriod => {
  if (kind === 'weekly') return { kind: 'days', fromDate, toDate };
  return { kind: 'typed', type: kind === 'daily' ? timeTypes.day : timeTypes.month, date: fromDate };
};
