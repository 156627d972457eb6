// One report that is due: claimed, made, and queued; or put off where that failed.
import { languageOf } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import { type Clock, nowDate, nowMs } from '../../clock/clock.ts';
import type { PublicAddress } from '../../config/public-address.ts';
import type { Log } from '../../log/log.ts';
import type { SiteReader } from '../../rollups/site-reader.ts';
import type { Database } from '../../storage/schema.ts';
import { makeReport } from './make-report.ts';
import { ClaimEnded, queueReport } from './queue-report.ts';
import { type ClaimedRun, claimRun, endRun, putOffRun } from './report-runs.ts';
import { skippedBefore } from './skipped-before.ts';

export type ReportSending = SiteReader & {
  readonly clock: Clock;
  readonly log: Log;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
  readonly leaseMs: number;
};

/** False: none is due now. */
export const sendDueReport = async (sending: ReportSending): Promise<boolean> => {
  const { db, clock, leaseMs } = sending;
  const run = await claimRun(db, { nowMs: nowMs(clock), leaseMs });
  if (!run) return false;
  await makeAndQueue(sending, run).catch((error: unknown) => putOff(sending, run, error));
  return true;
};

const makeAndQueue = async (sending: ReportSending, run: ClaimedRun): Promise<void> => {
  const { db, clock, publicAddress } = sending;
  const { accountId, siteId, kind } = run;
  const scope = { ...sending, accountId, nowMs: nowMs(clock) };
  const { lang, zone, isDisabled } = await readerOf(db, run);
  const made = isDisabled ? null : await makeReport(scope, { siteId, kind, period: run, lang });
  if (made === null) {
    await endRun(db, run, 'nobody');
    return;
  }
  const skipped = await skippedBefore(db, run, zone);
  await queueReport(db, { run, made, skipped, at: nowDate(clock), publicAddress });
};

const readerOf = async (db: Kysely<Database>, { siteId }: ClaimedRun) => {
  const { lang, zone, disabledAt } = await db
    .selectFrom('site')
    .innerJoin('account', 'account.id', 'site.account_id')
    .select(['account.lang', 'account.disabled_at as disabledAt', 'site.time_zone as zone'])
    .where('site.id', '=', siteId)
    .executeTakeFirstOrThrow();
  return { lang: languageOf([lang]), zone, isDisabled: disabledAt !== null };
};

const mostAttempts = 6;
const retryMs = 60_000;

/** A report that cannot be made is given up after half an hour; the digest of exceptions lists it. */
const putOff = async ({ db, log }: ReportSending, run: ClaimedRun, error: unknown): Promise<void> => {
  if (error instanceof ClaimEnded) return;
  const said = error instanceof Error ? error.message : String(error);
  log.warn({ err: error, site: run.siteId, kind: run.kind }, 'A report could not be made.');
  if (run.attempts >= mostAttempts) await endRun(db, run, 'failed', said);
  else await putOffRun(db, run, { inMs: retryMs * 2 ** (run.attempts - 1), error: said });
};
