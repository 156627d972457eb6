// A person with an account, sites, meters and what they want to be notified of.
import type { IncidentKind } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { createSessions } from '../../src/accounts/sessions.ts';
import type { Clock } from '../../src/clock/clock.ts';
import { noOtherServers } from '../../src/storage/other-servers.ts';
import type { Database } from '../../src/storage/schema.ts';
import { type BuiltMeter, buildAccount, buildMeter, buildSite } from '../build-meter.ts';
import { ownAddress } from './every-channel.ts';
import type { KindStory } from './kind-story.ts';

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };

export type Owner = { readonly accountId: number; readonly token: string };

/** Reads English, and is logged in. */
export const buildOwner = async ({ db, clock }: Parts): Promise<Owner> => {
  const accountId = await buildAccount(db, {
    lang: 'en',
    push: true,
    email: ownAddress,
    email_confirmed_at: new Date(clock.nowMicros() / 1000),
  });
  const sessions = createSessions({ db, clock, config: { demo: false }, otherServers: noOtherServers });
  const token = await sessions.open({ id: accountId, endsOthers: true }, 'web', true);
  return { accountId, token };
};

export type WatchedSite = { readonly siteId: number; readonly name: string; readonly meter: BuiltMeter };

/** The site of a story, as it is before anything happens. */
export const buildWatchedSite = async (
  db: Kysely<Database>,
  { accountId }: Owner,
  {
    name,
    story: { site, meter },
  }: { readonly name: string; readonly story: Pick<KindStory, 'site' | 'meter'> },
): Promise<WatchedSite> => {
  const siteId = await buildSite(db, { account_id: accountId, name, ...site });
  return { siteId, name, meter: await buildMeter(db, { site_id: siteId, type: 1, ...meter }) };
};

export const siteOf = (kind: IncidentKind): string => `House of ${kind}`;
