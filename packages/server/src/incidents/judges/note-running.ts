// Incidents that are seen as they happen, at one moment after another: begun, carried on, and ended by what is seen next.
import { type IncidentKind, incidentKind } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import type { FoundIncident } from './found-incident.ts';
import { storeFound } from './site-incident-store.ts';

type Seen = {
  readonly siteId: number;
  readonly kind: IncidentKind;
  readonly seen: FoundIncident | null;
  /** When it ends if it is seen no more. */
  readonly endMs: number;
  /** The beginning of the period that has one incident at most, which then lasts as long; null: there is none. */
  readonly periodMs: number | null;
  readonly now: Date;
};

export const noteRunning = async (db: Kysely<Database>, order: Seen): Promise<void> => {
  const { siteId, kind, seen, endMs, periodMs, now } = order;
  const latest = await latestIncident(db, siteId, kind);
  const isOfPeriod = periodMs !== null && latest !== undefined && latest.started_at.getTime() >= periodMs;
  if (latest?.ended_at === null) {
    if (isOfPeriod || (periodMs === null && seen !== null)) {
      if (seen !== null && isWorse(kind, seen.worst, latest.worst)) await worsen(db, latest.id, seen);
      return;
    }
    await end(db, latest.id, new Date(periodMs ?? endMs));
  }
  if (seen === null || isOfPeriod) return;
  await storeFound(db, { siteId, kind, sinceMs: seen.startedMs, found: [seen], now });
};

const latestIncident = (db: Kysely<Database>, siteId: number, kind: IncidentKind) =>
  db
    .selectFrom('incident')
    .select(['id', 'started_at', 'ended_at', 'worst'])
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('corrected_at', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

const isWorse = (kind: IncidentKind, value: number, than: number | null): boolean =>
  than === null || (incidentKind(kind).side === 'below' ? value < than : value > than);

const worsen = async (db: Kysely<Database>, id: number, seen: FoundIncident): Promise<void> => {
  await db
    .updateTable('incident')
    .set({ worst: seen.worst, worst_at: new Date(seen.worstAtMs), facts: JSON.stringify(seen.facts) })
    .where('id', '=', id)
    .execute();
};

const end = async (db: Kysely<Database>, id: number, at: Date): Promise<void> => {
  await db.updateTable('incident').set({ ended_at: at }).where('id', '=', id).execute();
};
