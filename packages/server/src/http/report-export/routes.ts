// Reports as files: the answers of the calls of the same name as tables.
import { calls } from '@ohmstead/contract';
import { dateAt } from '@ohmstead/domain';
import type { Context } from '../../context/context.ts';
import { isRefused } from '../../errors/outcome.ts';
import { billSheet } from '../../report-export/bill-sheet.ts';
import { energySheets } from '../../report-export/energy-sheets.ts';
import { hoursSheet } from '../../report-export/hours-sheet.ts';
import { scopeOf } from '../access/scope-of.ts';
import { billReportAnswer } from '../bill/report-answer.ts';
import type { Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';
import { energyHoursAnswer, energyReportAnswer } from '../energy/report-answers.ts';
import { registerAnalysisFiles } from './analysis-files.ts';
import { fileOf } from './file-of-sheets.ts';

export const registerReportFiles = (server: Server, context: Context): void => {
  registerFile(server, calls.reportFile.energy, async ({ params, query, lang, request }) => {
    const report = await energyReportAnswer(scopeOf(context, request), params.id, query);
    if (isRefused(report)) return report;
    const date = dateAt(report.columns.timeZone, Date.parse(report.current.from));
    return fileOf(`energy-${date}`, query.format, energySheets(report, lang));
  });
  registerFile(server, calls.reportFile.bill, async ({ params, query, lang, request }) => {
    const bill = await billReportAnswer(scopeOf(context, request), params.id, query);
    if (isRefused(bill)) return bill;
    return fileOf(`bill-${bill.from}`, query.format, [billSheet(bill, lang)]);
  });
  registerFile(server, calls.reportFile.hours, async ({ params, query, lang, request }) => {
    const hours = await energyHoursAnswer(scopeOf(context, request), params.id, query);
    if (isRefused(hours)) return hours;
    const date = dateAt(hours.timeZone, Date.parse(hours.times[0] ?? hours.to));
    return fileOf(`hours-${date}`, query.format, [hoursSheet(hours, lang)]);
  });
  registerAnalysisFiles(server, context);
};
