import { type HttpReceiver, httpReceiver } from '@ohmstead/e2e/receivers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressForTest } from '../../../test/address-for-test.ts';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildChannel } from '../../../test/build-channel.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { buildIncident } from '../../../test/build-notified-step.ts';
import { nowDate } from '../../clock/clock.ts';
import { createNotifier } from '../../incidents/notifier.ts';
import { notifyDueSteps } from '../../incidents/notify-due-steps.ts';

let server: TestApp;
let receiver: HttpReceiver;
beforeAll(async () => {
  receiver = await httpReceiver();
  server = await appForTest({ allowPrivateWebhooks: true });
  server.context.messages.sender.start();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

describe('an incident whose people cannot be notified', () => {
  it('keeps no other one waiting', async () => {
    const { db, clock } = server;
    const { accountId } = await buildLogin(server);
    const [broken, site] = [await buildSite(db), await buildSite(db, { account_id: accountId })];
    const { account_id } = await db
      .selectFrom('site')
      .select('account_id')
      .where('id', '=', broken)
      .executeTakeFirstOrThrow();
    await db.updateTable('site').set({ time_zone: 'Nowhere/Else' }).where('id', '=', broken).execute();
    await sql`insert into quiet_hours (account_id, from_time, to_time, urgent_too)
      values (${account_id}, '00:00', '23:59', false)`.execute(db);
    await buildChannel(db, account_id, { kind: 'webhook', url: receiver.url });
    for (const siteId of [broken, site, site]) {
      const startedAt = new Date(nowDate(clock).getTime() - siteId * 1000);
      const id = await buildIncident(db, { siteId, kind: 'noYield', startedAt });
      await sql`insert into incident_step (incident_id, step, at, settled_at)
        values (${id}, 'began', ${startedAt}, ${startedAt})`.execute(db);
      clock.goOn(1);
    }
    const notifier = createNotifier({ ...server.context, outages: server.storage.outages });
    notifier.start();
    const notified = async () => {
      const rows = await db
        .selectFrom('notice')
        .select('link')
        .where('account_id', 'in', [accountId, account_id])
        .execute();
      return rows.map(({ link }) => link?.split('/')[2]);
    };
    await expect.poll(notified, { timeout: 10_000 }).toEqual([String(site), String(site)]);
    await notifier.stop();
  });
});

describe('an incident whose people are notified', () => {
  it('goes to the channels, and says so', async () => {
    const { db, clock } = server;
    const { accountId, token } = await buildLogin(server);
    const site = await buildSite(db, { account_id: accountId });
    const meter = await buildMeter(db, { site_id: site });
    await buildChannel(db, accountId, { kind: 'webhook', url: receiver.url });
    const now = nowDate(clock);
    const { rows } = await sql<{ id: number }>`
      with began as (
        insert into incident (site_id, meter_id, kind, started_at, limit_value, worst)
        values (${site}, ${meter.id}, 'offline', ${now}, 15, 20) returning id),
      step as (
        insert into incident_step (incident_id, step, at, settled_at)
        select id, 'began', ${now}, ${now} from began)
      select id from began`.execute(db);
    const [{ id } = expect.fail()] = rows;
    expect(await notifyDueSteps({ db, publicAddress: addressForTest }, now)).toBe(1);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({
      event: 'incident.began',
      title: 'Offline: Grid (Home)',
      meter: 'Grid',
    });
    const messagesOf = async () => {
      const { data } = await server.ask('GET', `/api/v1/site/incident/${id}`, { token });
      return data.messages;
    };
    await expect.poll(async () => (await messagesOf())[1]?.state).toBe('sent');
    expect(await messagesOf()).toMatchObject([
      { step: 'began', channel: 'app', state: 'sent' },
      { step: 'began', channel: 'webhook', name: 'My webhook', state: 'sent', error: null },
    ]);
  });
});
