// Which reports were not sent before this one, since the server was away.
import { newestDue, type SkippedReports, skippedReports } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { findAutoSend } from '../settings/auto-send-settings.ts';
import { sinceColumnOf } from '../settings/setting-columns.ts';
import { type ClaimedRun, lastReportedTo } from './report-runs.ts';

export const skippedBefore = async (
  db: Kysely<Database>,
  run: ClaimedRun,
  zone: string,
): Promise<SkippedReports | null> => {
  const wanted = await findAutoSend(db, run.accountId);
  const since = wanted[sinceColumnOf[run.kind]];
  if (since === null) return null;
  const site = await db
    .selectFrom('site')
    .select('created_at')
    .where('id', '=', run.siteId)
    .executeTakeFirst();
  const fromMs = Math.max(since.getTime(), site?.created_at.getTime() ?? 0);
  const wantedFrom = newestDue(zone, run.kind, fromMs).toDate;
  const reportedTo = (await lastReportedTo(db, run)) ?? wantedFrom;
  return skippedReports(run.kind, reportedTo > wantedFrom ? reportedTo : wantedFrom, run);
};
