// Analyses as files.
import { calls, type DataAlerts } from '@ohmstead/contract';
import { dateAt } from '@ohmstead/domain';
import { analysedMeters } from '../../analysis/analysed-meters.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { alertsSheet } from '../../report-export/alerts-sheet.ts';
import { loadSheets } from '../../report-export/load-sheets.ts';
import { seriesSheet } from '../../report-export/series-sheet.ts';
import type { SiteScope } from '../../sites/request-scope.ts';
import { scopeOf } from '../access/scope-of.ts';
import { alertsAnswer, loadAnswer, seriesAnswer } from '../analysis/answers.ts';
import type { Server } from '../calls/register-call.ts';
import { registerFile } from '../calls/register-file.ts';
import { fileOf } from './file-of-sheets.ts';

export const registerAnalysisFiles = (server: Server, context: Context): void => {
  registerFile(server, calls.reportFile.load, async ({ params, query, lang, request }) => {
    const load = await loadAnswer(scopeOf(context, request), params.id, query);
    if (isRefused(load)) return load;
    return fileOf(
      `load-${dateAt(load.timeZone, Date.parse(load.from))}`,
      query.format,
      loadSheets(load, lang),
    );
  });
  registerFile(server, calls.reportFile.other, async ({ params, query, lang, request }) => {
    const series = await seriesAnswer(scopeOf(context, request), params.id, query);
    if (isRefused(series)) return series;
    const date = dateAt(series.timeZone, Date.parse(series.from));
    return fileOf(`readings-${date}`, query.format, [seriesSheet(series, lang)]);
  });
  registerFile(server, calls.reportFile.dataalert, async ({ params, query, lang, request }) => {
    const found = await allAlerts(scopeOf(context, request), params.id, query);
    if (isRefused(found)) return found;
    const meters = await analysedMeters(context.db, params.id);
    const names = new Map(meters.map(({ id, name }) => [id, name]));
    const date = dateAt(found.timeZone, Date.parse(found.from));
    return fileOf(`abnormal-${date}`, query.format, [alertsSheet({ ...found, names }, lang)]);
  });
};

const mostPages = 20;

/** Reads page by page, newest first, up to a thousand entries. */
const allAlerts = async (
  scope: SiteScope,
  siteId: number,
  query: Parameters<typeof alertsAnswer>[2],
): Promise<Outcome<DataAlerts>> => {
  const first = await alertsAnswer(scope, siteId, query);
  if (isRefused(first)) return first;
  const items = [...first.items];
  let { next } = first;
  for (let page = 1; page < mostPages && next !== null; page += 1) {
    const further = await alertsAnswer(scope, siteId, { ...query, starttime: first.from, ...next });
    if (isRefused(further)) return further;
    items.push(...further.items);
    next = further.next;
  }
  return { ...first, items, next };
};
