// What has to know of changed rules: ingest, which judges by them, and the watch over silent meters.
import { readingKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Ingest } from '../ingest/create-ingest.ts';
import { judgeAllDue } from '../ingest/incidents/judge-all-due.ts';
import type { SilenceWatch } from '../ingest/silence/silence-watch.ts';
import type { Database } from '../storage/schema.ts';

export type RuleParts = {
  readonly db: Kysely<Database>;
  readonly ingest: Pick<Ingest, 'meterChanged'>;
  readonly silence: Pick<SilenceWatch, 'rulesChanged'>;
};

/** An answer comes within a second. */
const patienceMs = 500;

/** To be called after the rules or the limits of a site were changed. */
export const rulesOfSiteChanged = async (
  { db, ingest, silence }: RuleParts,
  siteId: number,
): Promise<void> => {
  const meters = await db.selectFrom('meter').select(['id', 'sn']).where('site_id', '=', siteId).execute();
  for (const { sn } of meters) ingest.meterChanged(sn);
  await silence.rulesChanged(meters.map(({ id }) => id));
  await judgeAllDue(db, { siteId }, AbortSignal.timeout(patienceMs));
};

/** Incidents whose rule is off now end; a silent meter is heard again by itself, and readings are judged again. */
export const endSwitchedOff = async (
  db: Kysely<Database>,
  { siteId, now }: { readonly siteId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update incident set ended_at = greatest(${now}::timestamptz, started_at)
    where site_id = ${siteId} and ended_at is null and corrected_at is null and kind <> 'offline'
      and kind <> all(${readingKinds}::text[])
      and coalesce((
        select not is_on from alert_rule
        where alert_rule.site_id = incident.site_id and alert_rule.kind = incident.kind
          and (alert_rule.meter_id is null or alert_rule.meter_id = incident.meter_id)
        order by alert_rule.meter_id nulls last limit 1), false)`.execute(db);
};
