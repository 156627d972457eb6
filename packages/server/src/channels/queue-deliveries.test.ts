import type { ChannelTarget } from '@ohmstead/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildChannel } from '../../test/build-channel.ts';
import { buildAccount, buildSite } from '../../test/build-meter.ts';
import { buildIncident, buildStep } from '../../test/build-notified-step.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { claimDelivery } from './outbox/claim-delivery.ts';
import { queueDeliveries } from './queue-deliveries.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());
afterEach(async () => {
  await storage.db.deleteFrom('account').execute();
});

const hook: ChannelTarget = { kind: 'webhook', url: 'https://example.org/hook' };
const browser: ChannelTarget = {
  kind: 'webPush',
  endpoint: 'https://push.example.org/1',
  keys: { p256dh: '', auth: '' },
};

const people = async () => {
  const { db } = storage;
  const owner = await buildAccount(db);
  const site = await buildSite(db, { account_id: owner });
  return { owner, site };
};

const rows = () =>
  storage.db
    .selectFrom('delivery')
    .select(['channel_id', 'step', 'held_until', 'next_attempt_at', 'sent_at'])
    .orderBy('id')
    .execute();
const notifiedChannels = async () => (await rows()).map(({ channel_id }) => channel_id);

/** Hours of rest that began an hour ago and end in an hour, in the zone of Berlin. */
const restNow = async (accountId: number, urgentToo = false): Promise<void> => {
  await sql`insert into quiet_hours (account_id, from_time, to_time, urgent_too) select ${accountId},
    to_char(now() at time zone 'Europe/Berlin' - interval '1 hour', 'HH24:MI'),
    to_char(now() at time zone 'Europe/Berlin' + interval '1 hour', 'HH24:MI'), ${urgentToo}`.execute(
    storage.db,
  );
};
/** As if the hours of rest were over. */
const restOver = () =>
  sql`update delivery set held_until = now() - interval '1 second', next_attempt_at = now()
    where held_until is not null`.execute(storage.db);

describe('the beginning of an incident', () => {
  it('goes to the owner’s channels that are on, and to no other account’s', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    const one = await buildChannel(db, owner, hook);
    await buildChannel(db, owner, hook, { is_on: false });
    await buildChannel(db, owner, { kind: 'mail', email: 'a@example.org' }, { confirmed_at: null });
    await buildChannel(db, await buildAccount(db), hook, { of_shared_sites: true });
    await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId: site })));
    expect(await notifiedChannels()).toEqual([one]);
  });

  it('goes to viewers who want it of shared sites too', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    const viewer = await buildAccount(db);
    await db
      .insertInto('site_share')
      .values({ site_id: site, account_id: viewer, shows_prices: false, created_at: new Date() })
      .execute();
    const mine = await buildChannel(db, owner, hook);
    const theirs = await buildChannel(db, viewer, hook, { of_shared_sites: true });
    await buildChannel(db, viewer, hook);
    await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId: site })));
    expect(await notifiedChannels()).toEqual([mine, theirs]);
  });

  it('goes to viewers without a price that they may not see', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    const [sees, blind] = [await buildAccount(db), await buildAccount(db)];
    for (const account_id of [sees, blind])
      await db
        .insertInto('site_share')
        .values({ site_id: site, account_id, shows_prices: account_id === sees, created_at: new Date() })
        .execute();
    const mine = await buildChannel(db, owner, hook);
    const theirs = await buildChannel(db, sees, hook, { of_shared_sites: true });
    await buildChannel(db, blind, hook, { of_shared_sites: true });
    const price = await buildIncident(db, { siteId: site, kind: 'priceAbove' });
    await queueDeliveries(db, await buildStep(db, price));
    expect(await notifiedChannels()).toEqual([mine, theirs]);
  });

  it.each([
    ['priceAbove', [true, false]],
    ['overPower', [true, true]],
  ] as const)('of the kind %s waits in vain where prices are shared no more', async (kind, wanted) => {
    const { db } = storage;
    const { owner, site } = await people();
    const viewer = await buildAccount(db);
    await db
      .insertInto('site_share')
      .values({ site_id: site, account_id: viewer, shows_prices: true, created_at: new Date() })
      .execute();
    await buildChannel(db, owner, hook);
    await buildChannel(db, viewer, hook, { of_shared_sites: true });
    await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId: site, kind })));
    await db.updateTable('site_share').set({ shows_prices: false }).execute();
    const claims = [await claimDelivery(db, 60_000), await claimDelivery(db, 60_000)];
    expect(claims.map((claim) => claim?.isWanted)).toEqual(wanted);
  });

  it('goes by kind and urgency', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    const all = await buildChannel(db, owner, hook);
    const urgent = await buildChannel(db, owner, hook, { urgency: 'urgent' });
    const prices = await buildChannel(db, owner, hook, { kinds: '["priceBelow","priceAbove"]' });
    await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId: site })));
    expect(await notifiedChannels()).toEqual([all, urgent]);
    const price = await buildIncident(db, { siteId: site, kind: 'priceBelow' });
    await queueDeliveries(db, await buildStep(db, price));
    expect((await notifiedChannels()).slice(2)).toEqual([all, prices]);
  });

  it('goes to browsers only where the account wants notifications', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    const id = await buildChannel(db, owner, browser);
    await db.updateTable('account').set({ push: false }).execute();
    await queueDeliveries(db, await buildStep(db, await buildIncident(db, { siteId: site })));
    expect(await notifiedChannels()).toEqual([]);
    await db.updateTable('account').set({ push: true }).execute();
    const second = await buildIncident(db, { siteId: site, startedAt: new Date() });
    await queueDeliveries(db, await buildStep(db, second));
    expect(await notifiedChannels()).toEqual([id]);
  });

  it('is one message a channel, however often it is queued', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    await buildChannel(db, owner, hook);
    const step = await buildStep(db, await buildIncident(db, { siteId: site }));
    await queueDeliveries(db, step);
    await queueDeliveries(db, step);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a recovery or correction', () => {
  it('goes where the beginning went, whatever is wanted now', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    const first = await buildChannel(db, owner, hook);
    const incident = await buildIncident(db, { siteId: site });
    await queueDeliveries(db, await buildStep(db, incident));
    await buildChannel(db, owner, hook);
    await queueDeliveries(db, await buildStep(db, incident, 'recovered', new Date()));
    expect(await rows()).toMatchObject([
      { channel_id: first, step: 'began' },
      { channel_id: first, step: 'recovered' },
    ]);
  });

  it('goes to nobody who was not notified of the beginning', async () => {
    const { db } = storage;
    const { owner, site } = await people();
    await buildChannel(db, owner, hook);
    const incident = await buildIncident(db, { siteId: site });
    await queueDeliveries(db, await buildStep(db, incident));
    await db.updateTable('delivery').set({ failed_at: new Date() }).execute();
    await queueDeliveries(db, await buildStep(db, incident, 'recovered', new Date()));
    expect(await rows()).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  const held = async (kind: 'overPower' | 'priceBelow', urgentToo = false) => {
    const { db } = storage;
    const { owner, site } = await people();
    await buildChannel(db, owner, hook);
    await restNow(owner, urgentToo);
    const incident = await buildIncident(db, { siteId: site, kind });
    await queueDeliveries(db, await buildStep(db, incident));
    return incident;
  };
  const sequel = async (incident: number, step: 'recovered' | 'corrected', at = new Date()) =>
    queueDeliveries(storage.db, await buildStep(storage.db, incident, step, at));

  it('hold a message back until they end', async () => {
    await held('overPower');
    const [row = expect.fail()] = await rows();
    const restMs = (row.held_until?.getTime() ?? 0) - Date.now();
    expect(restMs).toBeGreaterThan(58 * 60_000);
    expect(restMs).toBeLessThan(61 * 60_000);
    expect(row.next_attempt_at).toEqual(row.held_until);
  });

  it('let urgent messages through where that is chosen', async () => {
    await held('overPower', true);
    expect(await rows()).toMatchObject([{ held_until: null }]);
  });

  it('make one message of an urgent incident that is over before they end', async () => {
    await sequel(await held('overPower'), 'recovered');
    expect(await rows()).toMatchObject([{ step: 'recovered', held_until: expect.any(Date) }]);
  });

  it('leave out what is over before they end and was not urgent', async () => {
    await sequel(await held('priceBelow'), 'recovered');
    expect(await rows()).toEqual([]);
  });

  it('leave out what was not so', async () => {
    const incident = await held('overPower');
    await sequel(incident, 'corrected');
    expect(await rows()).toEqual([]);
    const again = await held('overPower');
    await sequel(again, 'recovered');
    await sequel(again, 'corrected');
    expect(await rows()).toEqual([]);
  });

  it('hold back the recovery of what was sent before they began', async () => {
    const incident = await held('priceBelow');
    await restOver();
    await sequel(incident, 'recovered');
    expect(await rows()).toMatchObject([
      { step: 'began' },
      { step: 'recovered', held_until: expect.any(Date) },
    ]);
    // It was not so after all: the correction takes the place of the recovery.
    await sequel(incident, 'corrected', new Date(Date.now() + 1));
    expect(await rows()).toMatchObject([{ step: 'began' }, { step: 'corrected' }]);
  });
});
